// A code or a link in a message is encrypted in a column of its own (SEC-07). The stored text has
// dots in its place, and still has them after the secret has expired.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Vault } from '../../security/vault.ts';
import type { MessageRow } from '../../store/messaging/messages.ts';

export const PLACEHOLDER = '••••••';

export interface MessageSecret {
  readonly sealed: Buffer;
  /** When it expires: from then on it is not sent, and it is erased. */
  readonly until: Instant;
}

interface Secret {
  readonly text: string;
  /** Of the message that contains the secret. */
  readonly dedupeKey: string;
  readonly until: Instant;
}

export function encryptSecret(vault: Vault, { text, dedupeKey, until }: Secret): MessageSecret {
  // It is inserted into HTML without escaping.
  if (!/^[\w.-]+$/.test(text)) throw new Error('a secret may have letters, digits, . _ - only');
  return { sealed: vault.encrypt(text, dedupeKey), until };
}

/** The message with its secret decrypted; null when it was encrypted with another key. */
export function decryptMessage<M extends MessageRow>(vault: Vault, message: M): M | null {
  if (message.sealed === null) return message;
  const secret = vault.decrypt(message.sealed, message.dedupeKey);
  if (secret === null) return null;
  const reveal = (text: string): string => text.replaceAll(PLACEHOLDER, () => secret);
  return {
    ...message,
    subject: reveal(message.subject),
    bodyText: reveal(message.bodyText),
    bodyHtml: reveal(message.bodyHtml),
  };
}
