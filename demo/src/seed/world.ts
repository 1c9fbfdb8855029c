// The input of a seed, and what has to be done after its commit.
import type { Instant } from '@hammerdock/domain/time.ts';
import type {
  RefundOrder,
  Refunder,
} from '@hammerdock/server/src/operations/payments/begin-refund.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

export interface SeedInput {
  readonly now: Instant;
  /** Of the password that all seeded users share. */
  readonly passwordHash: string;
  /** Whether a demo store has a year of auctions behind it. */
  readonly withHistory: boolean;
}

export interface Seeded {
  /** The users whose sign-ins are printed. */
  readonly signIns: readonly string[];
  /** Lots that were handed over, once their receipts are issued and paid. */
  readonly collected: readonly Collected[];
  /** A user whose card fails, and one who pays a part of the receipt with another card. */
  readonly paysInPart: readonly string[];
  /** The refunds, once everything is paid and collected. */
  readonly refunded: readonly SeedRefund[];
  /** Who has chosen a pickup time, where something is ready. */
  readonly visitors: readonly string[];
}

export interface Collected {
  readonly buyerId: string;
  readonly staffId: string;
}

export interface SeedRefund extends Omit<RefundOrder, 'lotId' | 'stated'> {
  readonly buyerId: string;
  readonly refunder: Refunder;
  /** The lot of the buyer's receipt, by its number. */
  readonly place: number;
}

export type SeedWorld = (tx: Tx, input: SeedInput) => Promise<Seeded>;
