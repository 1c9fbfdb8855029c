// One movement of money in three places: at the provider, in our own records, and in the ledger.
import type { Cents } from '../money.ts';

export const MOVEMENT_KINDS = ['charge', 'refund', 'dispute', 'transfer'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What moved; zero where it is unknown or was not made. */
export interface Movement {
  readonly kind: MovementKind;
  readonly subject: string;
  readonly gatewayId: string;
  readonly providerCents: Cents;
  readonly storeCents: Cents;
  readonly ledgerCents: Cents;
}

export const differs = ({ providerCents, storeCents, ledgerCents }: Movement): boolean =>
  providerCents !== storeCents || storeCents !== ledgerCents;
