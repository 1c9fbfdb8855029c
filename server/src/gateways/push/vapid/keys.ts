// The key pair with which the store signs its messages to browsers (RFC 8292).
import { createECDH, hkdfSync } from 'node:crypto';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** For a store without a key of its own. The same secret always gives the same key. */
export function deriveKey(secret: string): string {
  for (let round = 0; ; round++) {
    const bytes = hkdfSync('sha256', secret, '', `hammerdock push key ${round}`, KEY_BYTES);
    const key = Buffer.from(bytes).toString('base64url');
    // One in four billion is no key of the curve.
    if (publicKeyOf(key) !== null) return key;
  }
}

/** null: this is no private key. */
export function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH(CURVE);
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().toString('base64url');
  } catch {
    // A number that is zero or too large; the message says no more.
    return null;
  }
}
