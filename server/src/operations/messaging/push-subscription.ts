// A browser's subscription as the database stores it: encrypted, because a copy of it is almost
// enough to send to the browser.
import type { PushSubscription } from '../../gateways/push/gateway.ts';
import type { Vault } from '../../security/vault.ts';

interface Sealed extends PushSubscription {
  /** The key of the store that the browser subscribed with. */
  readonly publicKey: string;
}

const nameOf = (id: string): string => `push subscription ${id}`;

export const encryptSubscription = (vault: Vault, id: string, subscription: Sealed): Buffer =>
  vault.encrypt(JSON.stringify(subscription), nameOf(id));

/** null: it was encrypted or made with another key, so it is of no use. */
export function decryptSubscription(
  vault: Vault,
  { id, sealed, publicKey }: { readonly id: string; readonly sealed: Buffer; publicKey: string },
): PushSubscription | null {
  const text = vault.decrypt(sealed, nameOf(id));
  if (text === null) return null;
  // Only encryptSubscription writes it.
  const { publicKey: madeWith, ...subscription } = JSON.parse(text) as Sealed;
  return madeWith === publicKey ? subscription : null;
}
