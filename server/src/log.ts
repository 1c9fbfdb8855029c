// Structured logs, one line per event, with secrets and personal data taken out (OPS-06).
import { pino, type DestinationStream, type Logger } from 'pino';

const HIDDEN = [
  'password',
  'token',
  'code',
  'email',
  'phone',
  'authorization',
  'cookie',
  'card_number',
  'card_cvc',
  'card_token',
];

export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: HIDDEN.flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
        `req.headers.${name}`,
      ]).filter((path) => path !== '*.code'),
      censor: '[hidden]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
