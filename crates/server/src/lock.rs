//! A data directory serves one process: whoever serves it or replaces what it holds keeps a lock on a file in it,
//! which the system gives back however the process ends.

use crate::StartFault;
use std::fs::{File, TryLockError};
use std::path::Path;

/// The file that is locked; it stays empty.
const NAME: &str = "skyrail.lock";

/// A data directory that nobody else serves as long as this is held.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes a data directory, or says that another process has it.
    pub(crate) fn take(data: &Path) -> Result<Self, StartFault> {
        let open = File::options().create(true).write(true).truncate(false).open(data.join(NAME));
        let file = open.map_err(StartFault::Data)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StartFault::InUse(data.into())),
            // Some network drives know no locks; there the host must know.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "this drive knows no locks: let one server use the data directory");
            }
        }
        Ok(Self { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_it_until_it_ends() {
        let data = tempfile::tempdir().unwrap();
        let first = Lock::take(data.path()).unwrap();
        assert!(matches!(Lock::take(data.path()), Err(StartFault::InUse(_))));
        drop(first);
        assert!(Lock::take(data.path()).is_ok());
        assert!(matches!(Lock::take(&data.path().join("none")), Err(StartFault::Data(_))));
    }
}
