// What every seeded world is given, and what it leaves to be done after its commit.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Tx } from '../database.ts';

export interface Soil {
  readonly now: Instant;
  /** Of the one password that all seeded people share. */
  readonly passwordHash: string;
}

export interface Seeded {
  /** Usernames worth telling whoever starts the store. */
  readonly signIns: readonly string[];
  /** Lots that were handed over, once their receipts are issued and paid. */
  readonly collected: readonly { readonly buyerId: string; readonly staffId: string }[];
}

export type SeedWorld = (tx: Tx, soil: Soil) => Promise<Seeded>;
