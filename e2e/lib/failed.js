// A reporter that writes one line of JSON for each test that failed: its file and its name.

export default async function* failed(events) {
  for await (const { type, data } of events) {
    // A file that could not even be read, or that died, is reported under its own path.
    if (type === "test:fail" && data.nesting === 0) yield `${JSON.stringify({ file: data.file, name: data.name })}\n`;
  }
}
