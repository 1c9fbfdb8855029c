// The numbers of a bank account, encrypted. They leave this module only for an admin who pays.
import * as z from 'zod';
import type { Vault } from '../../security/vault.ts';

const numbers = z.object({ routing: z.string(), account: z.string() });
type Numbers = z.infer<typeof numbers>;

/** Bound to the seller, so that a copied row cannot be read as another's. */
const nameFor = (sellerId: string): string => `payout account ${sellerId}`;

export const encryptNumbers = (vault: Vault, sellerId: string, given: Numbers): Buffer =>
  vault.encrypt(JSON.stringify(given), nameFor(sellerId));

/** null: the store's secret has changed. */
export function decryptNumbers(vault: Vault, sellerId: string, sealed: Buffer): Numbers | null {
  const text = vault.decrypt(sealed, nameFor(sellerId));
  return text === null ? null : numbers.parse(JSON.parse(text));
}
