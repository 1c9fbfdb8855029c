// Structured logs, one line per event, with secrets and personal data redacted (OPS-06).
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Log } from '../context.ts';
import { redact, redactText } from './redact.ts';

export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { log: redactFields },
    // Redaction already serializes errors.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(given, log) {
        const [fields, ...texts] = readGiven(given);
        const redacted = texts.map((text) => (typeof text === 'string' ? redactText(text) : text));
        log.apply(this, [fields, ...redacted] as Parameters<typeof log>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The same log, with additional fields in each line. */
export function tagLog(log: Log, tags: object): Log {
  return {
    info: (fields, text) => log.info({ ...tags, ...fields }, text),
    warn: (fields, text) => log.warn({ ...tags, ...fields }, text),
    error: (fields, text) => log.error({ ...tags, ...fields }, text),
  };
}

function redactFields(fields: object): Record<string, unknown> {
  return redact(fields) as Record<string, unknown>;
}

/** Fields first, then text. Without a text, pino would log the error's message unredacted. */
function readGiven(given: readonly unknown[]): readonly [fields: unknown, ...texts: unknown[]] {
  const [first, ...texts] = given;
  if (typeof first === 'string') return [{}, first, ...texts];
  const fields = first instanceof Error ? { err: first } : first;
  if (texts.length > 0 || typeof fields !== 'object' || fields === null) return [fields, ...texts];
  const error = 'err' in fields ? fields.err : undefined;
  return error instanceof Error ? [fields, error.message] : [fields];
}
