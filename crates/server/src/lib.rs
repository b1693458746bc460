//! Live tables over HTTP and WebSocket, on SQLite or PostgreSQL.
