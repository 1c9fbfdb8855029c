// Concurrent bidders that bid again as soon as they get an answer, each time at the next node.
import { seededRandom } from '@hammerdock/demo/random.ts';
import { orderOf, type Cluster, type PricedOrder, type BidOutcome } from './cluster.ts';
import type { BidNode } from './node-process.ts';

export interface Load {
  readonly nodes: readonly BidNode[];
  readonly lots: readonly string[];
  readonly bidders: readonly string[];
  /** Bids of each bidder, not counting retries. */
  readonly bidsEach: number;
  readonly seed: number;
  /** Called after each answer, to inject faults during the run. */
  readonly onAnswer?: (outcome: BidOutcome) => Promise<void>;
}

const TRIES_MAX = 20;

/** Returns the final outcome of every bid. */
export async function runBidders(cluster: Cluster, load: Load): Promise<BidOutcome[]> {
  const outcomes = await Promise.all(
    load.bidders.map((bidder, index) => bidOn(cluster, load, { bidder, index })),
  );
  return outcomes.flat();
}

async function bidOn(
  cluster: Cluster,
  load: Load,
  { bidder, index }: { bidder: string; index: number },
): Promise<BidOutcome[]> {
  const random = seededRandom(load.seed + index);
  const outcomes: BidOutcome[] = [];
  const nextBids = new Map<string, number>();
  for (let turn = 0; turn < load.bidsEach; turn += 1) {
    const lot = pick(load.lots, index + turn);
    const next = nextBids.get(lot) ?? 100;
    // One in ten is below the last known next bid, one in five is a hard bid.
    const over = random.next() < 0.1 ? -100 : random.integerBelow(20_000);
    const type = random.next() < 0.2 ? 'hard' : 'proxy';
    const order = orderOf(lot, bidder, Math.max(1, next + over), type);
    const outcome = await bidUntilAnswered(cluster, load, { order, from: index + turn });
    outcomes.push(outcome);
    const known = outcome.kind === 'ok' ? outcome.answer.nextBidCents : null;
    nextBids.set(
      lot,
      known ?? (outcome.kind === 'refused' ? outcome.nextBidCents : null) ?? next + 500,
    );
  }
  return outcomes;
}

/**
 * Retries after a lost answer with the same key at another node; some bids are always sent twice.
 */
async function bidUntilAnswered(
  cluster: Cluster,
  load: Load,
  { order, from }: { order: PricedOrder; from: number },
): Promise<BidOutcome> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const ask = (offset: number) => cluster.bid(pick(load.nodes, from + tries + offset), order);
    const twice = from % 7 === 0;
    const [outcome, twin] = await Promise.all([ask(0), twice ? ask(1) : undefined]);
    await load.onAnswer?.(outcome);
    if (outcome.kind !== 'lost') return outcome;
    if (twin !== undefined && twin.kind !== 'lost') return twin;
  }
  throw new Error('a bid was never answered');
}

export function pick<T>(from: readonly T[], index: number): T {
  const picked = from[index % from.length];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}
