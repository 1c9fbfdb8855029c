import { Writable } from 'node:stream';

/** A log destination in memory, and what was written to it. */
export interface LogSink {
  readonly stream: Writable;
  text(): string;
  lines(): Record<string, unknown>[];
}

export function openLogSink(): LogSink {
  let written = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  return {
    stream,
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
