// Encrypts secrets that have to be read again, such as a code in a queued message, and computes
// keyed hashes of short codes, which cannot be guessed with a copy of the database alone.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type CipherGCMTypes,
} from 'node:crypto';

interface Log {
  error(fields: object, text: string): void;
}

export interface Vault {
  /** Encrypts. `name` is additional data, so that a secret cannot be decrypted in another place. */
  encrypt(text: string, name: string): Buffer;
  /**
   * Decrypts; null when the name or the secret is another, or the data was changed. Each of these
   * is a fault of the store, not of the user, so it is logged.
   */
  decrypt(sealed: Buffer, name: string): string | null;
  hmac(text: string): string;
  /** Signs a text for a client that sends it back. Each use has its own key. */
  sign(use: Signed, text: string): string;
  /** Compares in constant time. */
  isSigned(use: Signed, text: string, signature: string): boolean;
}

export type Signed = 'pickup pass' | 'unsubscribe link' | 'payment link' | 'secret check';

const CIPHER: CipherGCMTypes = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 132 bits: short, because users see it in addresses. */
const SIGNATURE_LENGTH = 22;

export function openVault(secret: string, log: Log): Vault {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `hammerdock ${use}`, KEY_BYTES));
  const encryptionKey = keyFor('sealing');
  const hmacKey = keyFor('marking');
  const sign = (use: Signed, text: string): string =>
    createHmac('sha256', keyFor(`signing ${use}`))
      .update(text)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  const tagged = { authTagLength: TAG_BYTES };
  return {
    encrypt: (text, name) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, encryptionKey, nonce, tagged).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt: (sealed, name) => {
      try {
        const nonce = sealed.subarray(0, NONCE_BYTES);
        const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        const decipher = createDecipheriv(CIPHER, encryptionKey, nonce, tagged);
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
        const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch (err) {
        log.error({ err, name }, 'a secret cannot be decrypted: another key, or changed data');
        return null;
      }
    },
    hmac: (text) => createHmac('sha256', hmacKey).update(text).digest('base64url'),
    sign,
    isSigned: (use, text, signature) => {
      const genuine = Buffer.from(sign(use, text));
      const given = Buffer.from(signature);
      return genuine.length === given.length && timingSafeEqual(genuine, given);
    },
  };
}
