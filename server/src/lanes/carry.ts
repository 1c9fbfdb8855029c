// Flies bids and gives each its answer. Whatever happens, nobody waits for an answer afterwards but
// those that the flight left behind.
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import { UnreadableColumnError } from '../db/json-columns.ts';
import { ask, HeartbeatStaleError } from '../db/unavailable.ts';
import type { Answer } from './decide-batch.ts';
import { flyAlone, type Arrivals, type Fly } from './flight.ts';
import type { BidOrder } from './lanes.ts';

export interface Waiting {
  readonly order: BidOrder;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** The bids on one lot that fly together. */
export interface Cargo {
  readonly lotId: string;
  readonly bids: readonly Waiting[];
}

export interface Carrier {
  /** Its clients must pipeline: a flight sends several statements before the first answer. */
  readonly pool: pg.Pool;
  readonly wakeDispatcher: () => void;
  /** Makes up for a silence of all nodes (R21), and commits, before bids are decided again. */
  readonly recover: () => Promise<void>;
}

const UNIQUE_VIOLATION = '23505';
const RECOVERIES_MAX = 3;

export interface Outcome {
  /** The lots that were left behind, because another transaction holds them. */
  readonly left: readonly Cargo[];
  /** Answers the bids on the other lots. */
  readonly deliver: () => void;
}

/** Resolves after the commit; what it answers is sent when `deliver` is called. */
export async function carry(
  carrier: Carrier,
  client: pg.PoolClient,
  cargo: readonly Cargo[],
  fly: Fly,
): Promise<Outcome> {
  let arrivals: Arrivals;
  try {
    arrivals = await flyRecovered(carrier, client, cargo, fly);
  } catch (reason) {
    client.release(!(await rollBack(client)));
    // Only now: what is tried again needs a connection, and must not wait for one that we hold.
    return settleFailed(carrier, cargo, { reason, fly });
  }
  client.release();
  carrier.wakeDispatcher();
  return {
    left: cargo.filter(({ lotId }) => !arrivals.has(lotId)),
    deliver: () => deliver(cargo, arrivals),
  };
}

function deliver(cargo: readonly Cargo[], arrivals: Arrivals): void {
  for (const { lotId, bids } of cargo) {
    const answers = arrivals.get(lotId);
    if (answers === undefined) continue;
    bids.forEach(({ resolve, reject }, index) => {
      const answer = answers[index] ?? refused('NotFound');
      if (answer instanceof UnreadableColumnError) reject(answer);
      else resolve(answer);
    });
  }
}

async function flyRecovered(
  carrier: Carrier,
  client: pg.PoolClient,
  cargo: readonly Cargo[],
  fly: Fly,
): Promise<Arrivals> {
  const loads = cargo.map(({ lotId, bids }) => ({ lotId, orders: bids.map(({ order }) => order) }));
  for (let tries = 0; tries < RECOVERIES_MAX; tries += 1) {
    const result = await fly(client, loads);
    if (result !== 'outage first') return result;
    await carrier.recover();
  }
  throw new HeartbeatStaleError('the heartbeat stayed stale after several recoveries');
}

/** false: nobody knows what this connection would do next, so it must go. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    // The connection is closed, and the failure that led here is reported.
    return false;
  }
}

/**
 * The one thing a bid can do to others of its flight is to bring a key that a bid on another lot
 * took at the same moment. So they fly again by halves, until the one with the used key is told.
 */
async function settleFailed(
  carrier: Carrier,
  cargo: readonly Cargo[],
  { reason, fly }: { reason: unknown; fly: Fly },
): Promise<Outcome> {
  const bids = cargo.flatMap((each) => each.bids);
  const usedKey = reason instanceof Error && 'code' in reason && reason.code === UNIQUE_VIOLATION;
  const deliverNone = (): void => undefined;
  if (!usedKey) {
    for (const { reject } of bids) reject(reason);
    return { left: [], deliver: deliverNone };
  }
  if (bids.length === 1) {
    bids[0]?.resolve(refused('KeyReused'));
    return { left: [], deliver: deliverNone };
  }
  const left: Cargo[] = [];
  for (const half of halvesOf(cargo)) {
    try {
      const client = await ask(carrier.pool.connect());
      // A lot's own halves must not overtake each other, so the first does not stay behind.
      const outcome = await carry(carrier, client, half, cargo.length > 1 ? fly : flyAlone);
      outcome.deliver();
      left.push(...outcome.left);
    } catch (failure) {
      for (const { reject } of half.flatMap((each) => each.bids)) reject(failure);
    }
  }
  return { left, deliver: deliverNone };
}

/** By lots as long as there are several, then by bids. */
function halvesOf(cargo: readonly Cargo[]): readonly (readonly Cargo[])[] {
  const [only, another] = cargo;
  if (only === undefined) return [];
  if (another !== undefined) return halve(cargo);
  return halve(only.bids).map((bids) => [{ lotId: only.lotId, bids }]);
}

function halve<T>(things: readonly T[]): readonly (readonly T[])[] {
  const middle = Math.ceil(things.length / 2);
  return [things.slice(0, middle), things.slice(middle)];
}
