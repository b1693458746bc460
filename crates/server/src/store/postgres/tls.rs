//! TLS to a PostgreSQL.

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use std::convert::Infallible;
use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;

/// What is looked at before a database is believed to be the right one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Check {
    /// Nothing: it is only encrypted.
    #[default]
    Nothing,
    /// Whether an authority has signed its certificate.
    Authority,
    /// That, and whether the certificate is for this name.
    Name,
}

/// Files that a host may name.
#[derive(Default)]
pub(super) struct Files {
    /// Authorities in place of the system's.
    pub(super) authorities: Option<PathBuf>,
    /// Our own certificate, and its key.
    pub(super) certificate: Option<PathBuf>,
    pub(super) key: Option<PathBuf>,
}

/// How TLS is spoken.
#[derive(Clone)]
pub(super) struct Tls(Arc<ClientConfig>);

impl Tls {
    /// Reads the files; says what is wrong with them.
    pub(super) fn new(check: Check, files: &Files, direct: bool) -> Result<Self, String> {
        let provider = Arc::new(ring::default_provider());
        let verifier: Arc<dyn ServerCertVerifier> = match check {
            Check::Nothing => Arc::new(Lenient { provider: Arc::clone(&provider), verifier: None }),
            Check::Authority => {
                let verifier = Some(verifier(files, &provider)?);
                Arc::new(Lenient { provider: Arc::clone(&provider), verifier })
            }
            Check::Name => verifier(files, &provider)?,
        };
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(|error| error.to_string())?;
        let config = config.dangerous().with_custom_certificate_verifier(verifier);
        let mut config = match (&files.certificate, &files.key) {
            (None, None) => config.with_no_client_auth(),
            (Some(certificate), Some(key)) => {
                let chain = certificates(certificate)?;
                let key = PrivateKeyDer::from_pem_file(key)
                    .map_err(|error| format!("{} holds no key: {error}", key.display()))?;
                config.with_client_auth_cert(chain, key).map_err(|error| error.to_string())?
            }
            _ => return Err("sslcert and sslkey go together".into()),
        };
        if direct {
            // Who begins with TLS at once must say what for.
            config.alpn_protocols = vec![b"postgresql".to_vec()];
        }
        Ok(Self(Arc::new(config)))
    }
}

fn certificates(file: &PathBuf) -> Result<Vec<CertificateDer<'static>>, String> {
    let unfit = |error: &dyn std::fmt::Display| format!("{} holds no certificate: {error}", file.display());
    let found = CertificateDer::pem_file_iter(file).map_err(|error| unfit(&error))?;
    let found: Vec<_> = found.collect::<Result<_, _>>().map_err(|error| unfit(&error))?;
    if found.is_empty() { Err(unfit(&"it is empty")) } else { Ok(found) }
}

/// Believes what the authorities of the file have signed, or those of the system.
fn verifier(files: &Files, provider: &Arc<CryptoProvider>) -> Result<Arc<WebPkiServerVerifier>, String> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = &files.authorities {
        for certificate in certificates(file)? {
            roots.add(certificate).map_err(|error| format!("{} is not sound: {error}", file.display()))?;
        }
    } else {
        let found = rustls_native_certs::load_native_certs();
        for error in found.errors {
            tracing::warn!(%error, "some of the system's authorities can't be read");
        }
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() {
            return Err("this system knows no authorities, so name a file with sslrootcert".into());
        }
    }
    let verifier = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::clone(provider));
    verifier.build().map_err(|error| error.to_string())
}

/// Believes a certificate whatever name it is for, or any certificate at all. Whoever is there must still have its key.
#[derive(Debug)]
struct Lenient {
    provider: Arc<CryptoProvider>,
    verifier: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(verifier) = &self.verifier else { return Ok(ServerCertVerified::assertion()) };
        match verifier.verify_server_cert(certificate, others, name, ocsp, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, certificate, signature, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, certificate, signature, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Stream;
    type TlsConnect = Named;
    type Error = Infallible;

    /// A socket in the file system has no name, and needs none: nobody speaks TLS there.
    fn make_tls_connect(&mut self, name: &str) -> Result<Named, Infallible> {
        Ok(Named { config: Arc::clone(&self.0), name: name.into() })
    }
}

/// How TLS is spoken with the database of a name.
pub(super) struct Named {
    config: Arc<ClientConfig>,
    name: String,
}

impl TlsConnect<Socket> for Named {
    type Stream = Stream;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        Box::pin(async move {
            let name = ServerName::try_from(self.name).map_err(io::Error::other)?;
            Ok(Stream(TlsConnector::from(self.config).connect(name, socket).await?))
        })
    }
}

/// What is sent and received, encrypted.
pub(super) struct Stream(tokio_rustls::client::TlsStream<Socket>);

impl TlsStream for Stream {
    /// A password is not bound to the certificate: whoever wants to be sure checks the certificate.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
