// A queue per lot: at most one transaction of a lot under way on this node, and the next one takes
// everything that queued meanwhile. Lots whose bids wait at the same time leave together, in one
// transaction. The row lock stays the truth, so other nodes may do the same.
import type pg from 'pg';
import { ask } from '../db/unavailable.ts';
import { carry, type Cargo, type Carrier, type Waiting } from './carry.ts';
import { flyAlone, flyFree, type Fly } from './flight.ts';
import { Gate } from './gate.ts';

interface Queue {
  readonly lotId: string;
  readonly waiting: Waiting[];
}

const BATCH_MAX = 200;
/** The fewer at once, the more bids share a commit. Two: one reads while the other is written. */
const FLIGHTS_AT_ONCE = 2;
/** Of all connections; each of these waits until somebody else lets go of a lot. */
const SHARE_ALONE = 0.5;

export class LotQueues {
  readonly #carrier: Carrier;
  /** Of every lot whose bids wait or are under way. */
  readonly #queues = new Map<string, Queue>();
  readonly #flights: Gate<Queue>;
  readonly #alone: Gate<Queue>;
  #onEmpty = (): void => undefined;

  constructor(carrier: Carrier) {
    const aloneAtOnce = Math.ceil(carrier.pool.options.max * SHARE_ALONE);
    this.#carrier = carrier;
    this.#flights = new Gate(FLIGHTS_AT_ONCE, (ready) =>
      this.#depart(flyFree, () => takeMany(ready)),
    );
    this.#alone = new Gate(aloneAtOnce, (ready) => this.#depart(flyAlone, () => takeOne(ready)));
  }

  enter(bid: Waiting): void {
    const { lotId } = bid.order;
    const queue = this.#queues.get(lotId);
    if (queue !== undefined) {
      queue.waiting.push(bid);
      return;
    }
    const fresh = { lotId, waiting: [bid] };
    this.#queues.set(lotId, fresh);
    this.#flights.enter(fresh);
  }

  /** When every bid has its answer. */
  empty(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#queues.size === 0) resolve();
    });
  }

  async #depart(fly: Fly, take: () => readonly Cargo[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await ask(this.#carrier.pool.connect());
    } catch (reason) {
      for (const { lotId, bids } of take()) {
        for (const { reject } of bids) reject(reason);
        this.#goOn(lotId, []);
      }
      if (this.#queues.size === 0) this.#onEmpty();
      return;
    }
    // Taken only now that there is a connection: whoever came meanwhile comes along.
    const cargo = take();
    if (cargo.length === 0) {
      client.release();
      return;
    }
    const { left, deliver } = await carry(this.#carrier, client, cargo, fly);
    const bidsLeft = new Map(left.map(({ lotId, bids }) => [lotId, bids]));
    for (const { lotId } of cargo) this.#goOn(lotId, bidsLeft.get(lotId) ?? []);
    // The next batch is sent first, so that the database works while these answers are written.
    setImmediate(() => {
      deliver();
      if (this.#queues.size === 0) this.#onEmpty();
    });
  }

  #goOn(lotId: string, left: readonly Waiting[]): void {
    const queue = this.#queues.get(lotId);
    if (queue === undefined) return;
    queue.waiting.unshift(...left);
    if (left.length > 0) this.#alone.enter(queue);
    else if (queue.waiting.length > 0) this.#flights.enter(queue);
    else this.#queues.delete(lotId);
  }
}

/** As many bids of as many lots as go into one transaction. */
function takeMany(ready: Queue[]): Cargo[] {
  const cargo: Cargo[] = [];
  let room = BATCH_MAX;
  while (room > 0) {
    const queue = ready.shift();
    if (queue === undefined) break;
    const bids = queue.waiting.splice(0, room);
    room -= bids.length;
    cargo.push({ lotId: queue.lotId, bids });
  }
  return cargo;
}

function takeOne(ready: Queue[]): Cargo[] {
  const queue = ready.shift();
  if (queue === undefined) return [];
  return [{ lotId: queue.lotId, bids: queue.waiting.splice(0, BATCH_MAX) }];
}
