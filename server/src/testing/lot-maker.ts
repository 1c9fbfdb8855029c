// Creates lots for one test in a running store, in an auction of their own, like the fixture's.
import { hours, seconds } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { openDatabase, readNow, type Db, type Tx } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { fillAuction } from '../db/seed/auctions.ts';
import { holdLot } from '../db/seed/hold-lot.ts';
import { rollOf } from '../db/seed/people.ts';
import { acceptLocations } from '../db/seed/standing.ts';
import { lot, SETTLED, type Goods } from '../db/seed/fixture.ts';
import { refreshSearchWords } from '../store/search-words.ts';
import { joinDatabase } from './join-database.ts';
import { until } from './process.ts';

export interface LotsToMake extends Partial<Omit<Goods, 'lpn' | 'title'>> {
  /** With a count, each title gets its number: "Biscuit tin 1" closes first. */
  readonly title: string;
  readonly count?: number;
  readonly center?: 'decatur' | 'smyrna';
  /** For the first lot; each further one closes one stagger later. */
  readonly closesInSeconds?: number;
  readonly staggerSeconds?: number;
  readonly softCloseSeconds?: number;
  /** Bids on each of them before the test starts. */
  readonly leader?: string;
}

export interface LotMaker {
  /** Returns their ids once the store has opened them. */
  make(wanted: LotsToMake): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Closes after the fixture's lots, so that lists begin with those. */
const FOUR_HOURS = 4 * 60 * 60;
const LEADER_CENTS = 1500;

export async function openLotMaker(dataDir: string): Promise<LotMaker> {
  const { database, close } = await joinDatabase(dataDir);
  const target = { connection: database };
  const pool = openPool(target, { max: 1, name: 'goods', onError: () => undefined });
  const db = openDatabase(pool);
  return {
    make: async (wanted) => {
      const lotIds = await db.transaction().execute((tx) => insertLots(tx, wanted));
      await until('the lots are open', () => areOpened(db, lotIds));
      return lotIds;
    },
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

async function insertLots(tx: Tx, wanted: LotsToMake): Promise<readonly string[]> {
  const {
    title,
    count = 1,
    center = 'decatur',
    closesInSeconds = FOUR_HOURS,
    staggerSeconds = 10,
    softCloseSeconds = 300,
    leader,
    ...more
  } = wanted;
  // A busy machine may pause for a second between two statements.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const now = await readNow(tx);
  const number = await takeNumber(tx);
  const idOf = rollOf(await tx.selectFrom('users').select(['id', 'username']).execute());
  const { categoryId, ...seller } = await readSeller(tx, center);
  const goods = Array.from({ length: count }, (_, place) => ({
    ...lot(`LPNMADE${number}-${place + 1}`, count === 1 ? title : `${title} ${place + 1}`, more),
    categoryId,
  }));
  const auction = {
    ...seller,
    number,
    title: `${title}s`,
    sellerId: idOf('seller'),
    startsAt: now - hours(1),
    endsAt: now + seconds(closesInSeconds),
    staggerSeconds,
    softCloseSeconds,
    pickupStartsAt: now,
  };
  const filled = await fillAuction(tx, auction, goods);
  await acceptLocations(tx, SETTLED.map(idOf), [filled]);
  if (leader !== undefined) {
    const opensAt = auction.startsAt;
    const visits = [{ bidderId: idOf(leader), at: opensAt, upToCents: LEADER_CENTS }];
    for (const lotId of filled.lotIds) await holdLot(tx, { lotId, opensAt, visits, now });
  }
  await refreshSearchWords(tx);
  return filled.lotIds;
}

/** A lock, because concurrent tests must not take the same number. */
async function takeNumber(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock goods'))`.execute(tx);
  const { last } = await tx
    .selectFrom('auctions')
    .select((auction) => auction.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return last + 1;
}

async function readSeller(tx: Tx, slug: string) {
  const center = await tx
    .selectFrom('centers')
    .select(['id', 'taxBps'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { id: categoryId } = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'kitchen')
    .executeTakeFirstOrThrow();
  return { center, categoryId };
}

async function areOpened(db: Db, lotIds: readonly string[]): Promise<boolean> {
  const waiting = await db
    .selectFrom('lots')
    .select('id')
    .where('id', 'in', [...lotIds])
    .where('phase', '=', 'upcoming')
    .execute();
  return waiting.length === 0;
}
