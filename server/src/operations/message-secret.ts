// A code or a link in a message rests sealed beside it (SEC-07). Where it belongs, the words that
// are stored have dots, which is also what is left to read when its time is over.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Vault } from '../security/vault.ts';
import type { MessageRow } from '../store/messages.ts';

export const DOTS = '••••••';

export interface MessageSecret {
  readonly sealed: Buffer;
  /** From then on it is good for nothing: it is not sent any more, and erased. */
  readonly until: Instant;
}

interface Secret {
  readonly text: string;
  /** Of the message that it goes along with. */
  readonly dedupeKey: string;
  readonly until: Instant;
}

export function sealSecret(vault: Vault, { text, dedupeKey, until }: Secret): MessageSecret {
  // It is put into HTML as it stands.
  if (!/^[\w.-]+$/.test(text)) throw new Error('a secret is of letters, digits, dots and dashes');
  return { sealed: vault.seal(text, dedupeKey), until };
}

/** The message as its addressee is to read it; null when the store has another secret by now. */
export function openMessage<M extends MessageRow>(vault: Vault, message: M): M | null {
  if (message.sealed === null) return message;
  const secret = vault.open(message.sealed, message.dedupeKey);
  if (secret === null) return null;
  const show = (words: string): string => words.replaceAll(DOTS, () => secret);
  return {
    ...message,
    subject: show(message.subject),
    bodyText: show(message.bodyText),
    bodyHtml: show(message.bodyHtml),
  };
}
