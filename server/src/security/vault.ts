// Secrets that have to be read again, such as the code in a letter that is still to leave, rest
// sealed; short ones are compared by a mark that nobody can recompute who has only the tables.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type CipherGCMTypes,
} from 'node:crypto';

/** What of the log a vault needs. */
interface Log {
  error(fields: object, text: string): void;
}

export interface Vault {
  /** Opens only under the same name, so that no sealed thing can take another's place. */
  seal(text: string, name: string): Buffer;
  /**
   * null when it was sealed under another name, with another secret, or was changed since: each is
   * a fault of the store, never of who typed a code, so it is logged.
   */
  open(sealed: Buffer, name: string): string | null;
  markOf(text: string): string;
  /** For a text that is handed out and comes back: each use has a key of its own. */
  sign(use: Signed, text: string): string;
  /** Compares in constant time. */
  isSigned(use: Signed, text: string, signature: string): boolean;
}

export type Signed = 'pickup pass' | 'unsubscribe link' | 'secret check';

const CIPHER: CipherGCMTypes = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 132 bits, which a person may have to see in an address. */
const SIGNATURE_LENGTH = 22;

export function openVault(secret: string, log: Log): Vault {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `hammerdock ${use}`, KEY_BYTES));
  const sealing = keyFor('sealing');
  const marking = keyFor('marking');
  const sign = (use: Signed, text: string): string =>
    createHmac('sha256', keyFor(`signing ${use}`))
      .update(text)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  const tagged = { authTagLength: TAG_BYTES };
  return {
    seal: (text, name) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce, tagged).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, name) => {
      try {
        const nonce = sealed.subarray(0, NONCE_BYTES);
        const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        const decipher = createDecipheriv(CIPHER, sealing, nonce, tagged);
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
        const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch (err) {
        log.error({ err, name }, 'a sealed secret does not open: another secret, or changed data');
        return null;
      }
    },
    markOf: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
    sign,
    isSigned: (use, text, signature) => {
      const genuine = Buffer.from(sign(use, text));
      const given = Buffer.from(signature);
      return genuine.length === given.length && timingSafeEqual(genuine, given);
    },
  };
}
