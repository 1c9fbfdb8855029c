// Structured logs, one line per event, with secrets and personal data taken out (OPS-06).
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Log } from './context.ts';
import { redact, redactText } from './redact.ts';

export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { log: redactFacts },
    // Errors are made plain when they are redacted; the library would do it once more.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(given, log) {
        const [facts, ...words] = readGiven(given);
        const said = words.map((word) => (typeof word === 'string' ? redactText(word) : word));
        log.apply(this, [facts, ...said] as Parameters<typeof log>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The same log, with facts that stand in each of its lines. */
export function tagLog(log: Log, tags: object): Log {
  return {
    info: (facts, text) => log.info({ ...tags, ...facts }, text),
    warn: (facts, text) => log.warn({ ...tags, ...facts }, text),
    error: (facts, text) => log.error({ ...tags, ...facts }, text),
  };
}

function redactFacts(facts: object): Record<string, unknown> {
  return redact(facts) as Record<string, unknown>;
}

/** Facts first, then words. Without words the library would say an error's own, as they are. */
function readGiven(given: readonly unknown[]): readonly [facts: unknown, ...words: unknown[]] {
  const [first, ...words] = given;
  if (typeof first === 'string') return [{}, first, ...words];
  const facts = first instanceof Error ? { err: first } : first;
  if (words.length > 0 || typeof facts !== 'object' || facts === null) return [facts, ...words];
  const error = 'err' in facts ? facts.err : undefined;
  return error instanceof Error ? [facts, error.message] : [facts];
}
