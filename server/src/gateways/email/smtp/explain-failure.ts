// What an error of the SMTP client means for the email.
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { UnknownMailboxError } from '../gateway.ts';

/** The mailbox does not exist or is closed (RFC 3463). */
const MAILBOX_GONE = /^5\d\d[ -]5\.(1\.[0-36]|1\.10|2\.1)\b/;
/** The server closes the connection. */
const CLOSING = 421;

interface Reply {
  readonly code: number;
  readonly text: string;
  readonly command: string;
  readonly isFinal: boolean;
}

export function explainFailure(error: unknown): Error {
  const reply = readReply(error);
  const name = readText(error, 'code') || 'unknown error';
  if (reply === null) return new ProviderUnavailableError(`no answer from the server: ${name}`);
  const text = `the server answered ${reply.text}`;
  // Without a sign-in nothing is sent: an operator corrects the options.
  if (name === 'EAUTH' || reply.code === CLOSING) return new ProviderUnavailableError(text);
  if (!reply.isFinal) return new EmailDeferredError(text);
  const isOfMailbox = reply.command === 'RCPT TO' && MAILBOX_GONE.test(reply.text);
  return isOfMailbox ? new UnknownMailboxError(text) : new ProviderRefusedError(text);
}

/** The server takes the email later. */
class EmailDeferredError extends Error {
  override name = 'EmailDeferredError';
}

function readReply(error: unknown): Reply | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  const { responseCode: code } = error;
  if (typeof code !== 'number') return null;
  return {
    code,
    text: readText(error, 'response').replaceAll(/\s+/g, ' '),
    command: readText(error, 'command'),
    isFinal: 'permanent' in error && error.permanent === true,
  };
}

function readText(error: unknown, name: string): string {
  if (!(error instanceof Error)) return '';
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
