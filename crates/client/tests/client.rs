//! The client against servers that say exactly what a test tells them to, byte by byte.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use client::{Client, ClientError};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

const HELLO: &str = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello";

/// A server that gives one answer after another: the answers of each connection in turn. It tells what it was asked,
/// and over which connection.
fn serve<const N: usize>(connections: [Vec<&'static str>; N]) -> (String, Receiver<(usize, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for (number, answers) in connections.into_iter().enumerate() {
            let (mut stream, _) = listener.accept().unwrap();
            for answer in answers {
                let Some(asked) = request(&mut stream) else { return };
                tell.send((number, asked)).unwrap();
                stream.write_all(answer.as_bytes()).unwrap();
            }
        }
    });
    (url, told)
}

/// One whole request; nothing when the client is gone.
fn request(stream: &mut TcpStream) -> Option<String> {
    let mut all = String::new();
    loop {
        if let Some((head, body)) = all.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if length.is_none_or(|length| body.len() >= length.parse().unwrap()) {
                return Some(all);
            }
        }
        let mut some = [0; 1024];
        let count = stream.read(&mut some).ok().filter(|count| *count > 0)?;
        all.push_str(std::str::from_utf8(&some[..count]).unwrap());
    }
}

#[tokio::test]
async fn one_connection_serves_one_request_after_another() {
    let empty = "HTTP/1.1 204 No Content\r\n\r\n";
    let (url, told) = serve([vec![HELLO, empty, HELLO]]);
    let client = Client::new();
    assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
    assert_eq!(client.clone().post(&url).send().await.unwrap().status(), 204);
    assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
    assert_eq!(told.iter().map(|(number, _)| number).collect::<Vec<_>>(), [0, 0, 0]);
}

// Only Linux has the whole network 127 for itself.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_request_comes_from_the_address_that_was_named() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let told = std::thread::spawn(move || {
        let (mut stream, from) = listener.accept().unwrap();
        request(&mut stream).unwrap();
        stream.write_all(HELLO.as_bytes()).unwrap();
        from.ip().to_string()
    });
    let client = Client::new().from_address("127.0.0.9".parse().unwrap());
    assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
    assert_eq!(told.join().unwrap(), "127.0.0.9");
    let other = Client::new().from_address("::1".parse().unwrap());
    assert!(matches!(other.get(&url).send().await, Err(ClientError::Unreachable(..))), "of another version");
}

#[tokio::test]
async fn requests_at_the_same_time_have_connections_of_their_own() {
    let (url, told) = serve([vec![HELLO], vec![HELLO, HELLO]]);
    let client = Client::new();
    let first = client.get(&url).send().await.unwrap();
    let second = client.get(&url).send().await.unwrap();
    drop(first);
    assert_eq!(second.text().await.unwrap(), "hello");
    // What was not read to its end was closed; what was is used again.
    assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
    assert_eq!(told.iter().map(|(number, _)| number).collect::<Vec<_>>(), [0, 1, 1]);
}

#[tokio::test]
async fn a_connection_that_was_closed_meanwhile_is_replaced() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let (tell, closed) = channel();
    std::thread::spawn(move || {
        for _ in 0..2 {
            let (mut stream, _) = listener.accept().unwrap();
            request(&mut stream).unwrap();
            stream.write_all(HELLO.as_bytes()).unwrap();
            drop(stream);
            tell.send(()).unwrap();
        }
    });
    let client = Client::new();
    for _ in 0..2 {
        assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
        closed.recv().unwrap();
        // The news are there, and are looked at when there is nothing else to do.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test]
async fn a_connection_that_is_said_to_close_is_not_used_again() {
    let last = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello";
    let (url, told) = serve([vec![last], vec![HELLO]]);
    let client = Client::new();
    for _ in 0..2 {
        assert_eq!(client.get(&url).send().await.unwrap().text().await.unwrap(), "hello");
    }
    assert_eq!(told.iter().map(|(number, _)| number).collect::<Vec<_>>(), [0, 1]);
}

#[tokio::test]
async fn json_headers_and_the_address_go_out_as_they_were_given() {
    let answer = "HTTP/1.1 201 Created\r\nset-cookie: a=1; HttpOnly\r\ncontent-length: 9\r\n\r\n{\"b\":[2]}";
    let (url, told) = serve([vec![answer]]);
    let request = Client::new().request("PUT", format!("{url}c/d?e=f")).header("x-one", "two");
    let answer = request.json(&json!({ "g": 1 })).send().await.unwrap().ok().unwrap();
    assert_eq!((answer.status(), answer.cookie()), (201, Some("a=1")));
    assert_eq!(answer.json::<Value>().await.unwrap(), json!({ "b": [2] }));
    let (_, asked) = told.recv().unwrap();
    assert!(
        asked.starts_with("PUT /c/d?e=f HTTP/1.1\r\n") && asked.ends_with("\r\n\r\n{\"g\":1}"),
        "{asked}"
    );
    let host = url.trim_start_matches("http://").trim_end_matches('/');
    for line in
        [&format!("host: {host}"), "x-one: two", "content-type: application/json", "content-length: 7"]
    {
        assert!(asked.lines().any(|said| said == line), "{line} in {asked}");
    }
}

#[tokio::test]
async fn a_stream_is_read_piece_by_piece() {
    let answer = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n";
    let (url, _told) = serve([vec![answer]]);
    let mut answer = Client::new().get(&url).send().await.unwrap();
    let mut pieces = Vec::new();
    while let Some(piece) = answer.chunk().await.unwrap() {
        pieces.push(piece);
    }
    assert_eq!(pieces, ["one", "two"]);
}

#[tokio::test]
async fn what_goes_wrong_is_said_with_the_address() {
    let broken = "HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf";
    let refused = "HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno";
    let (url, _told) = serve([vec![broken], vec![refused, HELLO]]);
    let client = Client::new();
    let ask = async |url: &str| client.get(url).send().await;
    assert!(matches!(ask(&url).await.unwrap().text().await, Err(ClientError::Broken(at, _)) if at == url));
    assert!(matches!(ask(&url).await.unwrap().ok(), Err(ClientError::Refused(at, 403)) if at == url));
    for url in ["", "/path", "https://127.0.0.1/", "http://me@127.0.0.1/", "http:// /"] {
        let fault = ask(url).await.unwrap_err();
        assert!(matches!(fault, ClientError::Address(_)) && fault.to_string().contains(url), "{fault}");
    }
    assert!(matches!(client.get(&url).header("a", "b\n").send().await, Err(ClientError::Request(_))));
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let fault = ask(&format!("http://{nobody}/")).await.unwrap_err();
    assert!(matches!(fault, ClientError::Unreachable(..)), "{fault}");
    assert!(std::error::Error::source(&fault).is_some());
}

#[tokio::test]
async fn an_answer_that_does_not_come_in_time_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let client = Client::with_patience(Duration::from_millis(50));
    assert!(matches!(client.get(&url).send().await, Err(ClientError::Late(at)) if at == url));
    // Nor is one whose body never ends.
    let (url, _told) = serve([vec!["HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf", ""]]);
    let head = client.get(&url).send().await.unwrap();
    assert!(matches!(head.text().await, Err(ClientError::Late(_))));
}
