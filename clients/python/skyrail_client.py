#!/usr/bin/env python3
"""Plays a whole game on a Skyrail server, with Python's standard library only.

It signs in with a token or enters as a guest, makes a table against bots or sits down at one, and answers each
decision with one of the legal actions that the server lists: over the table's socket, or with `--poll` by asking
again and again. `choose` is the place for a better idea. `docs/api.md` describes the calls and messages.
"""

import argparse
import base64
import http.client
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit


class Refused(Exception):
    """The server's answer to something it does not do: a key for programs and a sentence for people."""


class Server:
    """REST calls as one person, who is known by a token or, as a guest, by a cookie."""

    def __init__(self, url, token=None):
        parts = urlsplit(url)
        self.host, self.secure = parts.netloc, parts.scheme == "https"
        self.who = {"Authorization": f"Bearer {token}"} if token else {}

    def call(self, method, path, body=None):
        """The answer to a call: what JSON says, the text of a record, or nothing."""
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.host, timeout=60)
        headers = {"Content-Type": "application/json", **self.who}
        connection.request(method, "/api/v1" + path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        cookie = answer.getheader("Set-Cookie")
        if cookie:
            self.who = {"Cookie": cookie.split(";")[0]}
        connection.close()
        if answer.status == 503:
            raise ConnectionError("the table is away for a moment")
        if answer.status >= 400:
            raise Refused(f"{answer.status} {text}")
        if answer.status == 204:
            return None
        return json.loads(text) if answer.getheader("Content-Type", "").startswith("application/json") else text

    def connect(self, code):
        """The socket of a table."""
        return Socket(self.host, self.secure, f"/api/v1/tables/{code}/socket", self.who)


class Socket:
    """A WebSocket (RFC 6455) that carries one JSON text per message."""

    def __init__(self, host, secure, path, who):
        name, _, port = host.partition(":")
        self.stream = socket.create_connection((name, int(port or (443 if secure else 80))), timeout=120)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=name)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
                 "Sec-WebSocket-Protocol: skyrail.3.json", *(f"{key}: {value}" for key, value in who.items()),
                 "", ""]
        self.stream.sendall("\r\n".join(lines).encode())
        self.waiting = b""
        self.asked = 0
        while b"\r\n\r\n" not in self.waiting:
            self._receive()
        head, _, self.waiting = self.waiting.partition(b"\r\n\r\n")
        if b" 503 " in head.split(b"\r\n")[0]:
            raise ConnectionError("the table is away for a moment")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Refused(head.decode(errors="replace"))

    def _receive(self):
        got = self.stream.recv(65536)
        if not got:
            raise ConnectionError("the connection ended")
        self.waiting += got

    def _take(self, count):
        while len(self.waiting) < count:
            self._receive()
        taken, self.waiting = self.waiting[:count], self.waiting[count:]
        return taken

    def _frame(self, kind, payload):
        """Sends one frame; a client must mask what it sends."""
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.stream.sendall(head + mask + masked)

    def send(self, wish):
        """Sends a request; says its number, which the answer repeats."""
        self.asked += 1
        self._frame(1, json.dumps({"id": self.asked, "wish": wish}).encode())
        return self.asked

    def hear(self):
        """The next message."""
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack("!H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self._take(8))[0]
            payload, kind = self._take(size), first & 0x0F
            if kind == 8:
                raise ConnectionError("the server ended the connection")
            if kind == 9:
                self._frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def choose(view, luck):
    """One of the actions that are legal now, as its text. The middle of the list brings a game forward."""
    legal = view["legal"]
    return luck.choice(legal) if luck.random() < 0.25 else legal[(len(legal) - 1) // 2]


def play(server, code, luck):
    """Plays my seat to the end and gives the last `now`; connects again when the connection ends."""
    while True:
        try:
            link, answered = server.connect(code), None
            while True:
                message = link.hear()
                if "refused" in message:
                    raise Refused(message["refused"]["sentence"])
                if "now" not in message:
                    continue
                now = message["now"]
                if now["ended"]:
                    return now
                # A decision has a number, so an answer that comes twice or late does no harm.
                if now["shown"]["view"]["legal"] and now["decision"] != answered:
                    answered = now["decision"]
                    action = choose(now["shown"]["view"], luck)
                    link.send({"play": {"decision": answered, "action": action}})
        except (ConnectionError, TimeoutError):
            time.sleep(1)


def play_by_asking(server, code, luck):
    """The same without a socket: asks for the next decision, waits for it, answers it."""
    after = ""
    while True:
        try:
            now = server.call("GET", f"/tables/{code}/decision?wait=30{after}")
            if now is None:
                continue
            if now["ended"]:
                return now
            answer = {"decision": now["decision"], "action": choose(now["shown"]["view"], luck)}
            server.call("POST", f"/tables/{code}/decisions", answer)
            after = f"&after={now['decision']}"
        except (ConnectionError, TimeoutError):
            # The server is away for a moment. Decisions have numbers, so asking and answering again does no harm.
            time.sleep(1)


def main():
    words = argparse.ArgumentParser(description="Play a whole game on a Skyrail server.")
    words.add_argument("--server", default="http://127.0.0.1:8080", help="where the server is")
    words.add_argument("--token", default=os.environ.get("SKYRAIL_TOKEN"),
                       help="a personal token with the scope play; SKYRAIL_TOKEN is taken otherwise")
    words.add_argument("--poll", action="store_true", help="play without a socket, by asking again and again")
    words.add_argument("--join", metavar="CODE", help="sit down at this table instead of making one")
    words.add_argument("--title", default="jet-set", help="airlines-europe, ticket-to-ride-germany or jet-set")
    words.add_argument("--bot", action="append", help="a bot to play against, such as greedy; may be repeated")
    words.add_argument("--seed", type=int, help="makes the choices the same every time")
    words.add_argument("--record", help="where to keep the record of the game")
    words = words.parse_args()
    server = Server(words.server, words.token)
    if not words.token:
        server.call("POST", "/me")
        server.call("PATCH", "/me", {"name": "Python"})
    if words.join:
        code = words.join
        server.call("POST", f"/tables/{code}/join", {})
    else:
        chairs = ["me"] + [{"bot": bot} for bot in words.bot or ["greedy"]]
        code = server.call("POST", "/tables", {"title": words.title, "chairs": chairs})["code"]
        server.call("POST", f"/tables/{code}/start", {})
    end = (play_by_asking if words.poll else play)(server, code, random.Random(words.seed))
    print(f"{code}: over after {end['row']} rows ({end['ended']['ending']})")
    print(json.dumps(end["ended"]["standing"]))
    if words.record:
        with open(words.record, "w", encoding="utf-8", newline="") as file:
            file.write(server.call("GET", f"/tables/{code}/record"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
