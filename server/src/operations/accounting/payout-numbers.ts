// The numbers of a bank account, encrypted. They leave this module only for an admin who pays.
import type { Vault } from '../../security/vault.ts';

interface Numbers {
  readonly routing: string;
  readonly account: string;
}

/** Bound to the seller, so that a copied row cannot be read as another's. */
const nameFor = (sellerId: string): string => `payout account ${sellerId}`;

/** Both have digits only, so a space divides them. */
export const encryptNumbers = (vault: Vault, sellerId: string, given: Numbers): Buffer =>
  vault.encrypt(`${given.routing} ${given.account}`, nameFor(sellerId));

/** null: the store's secret has changed. */
export function decryptNumbers(vault: Vault, sellerId: string, sealed: Buffer): Numbers | null {
  const [routing, account] = vault.decrypt(sealed, nameFor(sellerId))?.split(' ') ?? [];
  return routing === undefined || account === undefined ? null : { routing, account };
}
