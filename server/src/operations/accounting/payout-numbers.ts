// The numbers of a bank account, encrypted. They leave this module only for an admin who pays.
import { readPayoutNumbers, type PayoutNumbers } from '../../db/json-columns.ts';
import type { Vault } from '../../security/vault.ts';

/** Bound to the seller, so that a copied row cannot be read as another's. */
const nameFor = (sellerId: string): string => `payout account ${sellerId}`;

export const encryptNumbers = (vault: Vault, sellerId: string, given: PayoutNumbers): Buffer =>
  vault.encrypt(JSON.stringify(given), nameFor(sellerId));

/** null: the store's secret has changed. */
export function decryptNumbers(
  vault: Vault,
  sellerId: string,
  sealed: Buffer,
): PayoutNumbers | null {
  const text = vault.decrypt(sealed, nameFor(sellerId));
  return text === null ? null : readPayoutNumbers(JSON.parse(text), sellerId);
}
