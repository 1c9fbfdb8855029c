// What every seeded world is given, and what it leaves to be done after its commit.
import type { Instant } from '@hammerdock/domain/time.ts';
import type {
  RefundOrder,
  Refunder,
} from '@hammerdock/server/src/operations/payments/begin-refund.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

export interface Soil {
  readonly now: Instant;
  /** Of the one password that all seeded people share. */
  readonly passwordHash: string;
}

export interface Seeded {
  /** Usernames worth telling whoever starts the store. */
  readonly signIns: readonly string[];
  /** Lots that were handed over, once their receipts are issued and paid. */
  readonly collected: readonly Collected[];
  /** Whose card fails, and who pays a part of the receipt with another one. */
  readonly paysInPart: readonly string[];
  /** What comes back, once all that was paid and collected. */
  readonly refunded: readonly SeedRefund[];
}

export interface Collected {
  readonly buyerId: string;
  readonly staffId: string;
}

export interface SeedRefund extends Omit<RefundOrder, 'lotId' | 'stated'> {
  readonly buyerId: string;
  readonly refunder: Refunder;
  /** Which lot of the buyer's receipt, by its number. */
  readonly place: number;
}

export type SeedWorld = (tx: Tx, soil: Soil) => Promise<Seeded>;
