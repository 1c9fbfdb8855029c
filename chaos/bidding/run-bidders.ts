// Bidders that bid as fast as they are answered, each for itself, on whichever node comes next.
import { openChance } from '../../server/src/db/seed/chance.ts';
import { orderOf, type Cluster, type PricedOrder, type Told } from './cluster.ts';
import type { BidNode } from './node-process.ts';

export interface Load {
  readonly nodes: readonly BidNode[];
  readonly lots: readonly string[];
  readonly bidders: readonly string[];
  /** Bids of each bidder, counted without retries. */
  readonly bidsEach: number;
  readonly seed: number;
  /** Called after each answer, to do harm in the middle of it all. */
  readonly onAnswer?: (told: Told) => Promise<void>;
}

const TRIES_MAX = 20;

/** Tells what the bidders were told in the end, bid by bid. */
export async function runBidders(cluster: Cluster, load: Load): Promise<Told[]> {
  const told = await Promise.all(
    load.bidders.map((bidder, index) => bidOn(cluster, load, { bidder, index })),
  );
  return told.flat();
}

async function bidOn(
  cluster: Cluster,
  load: Load,
  { bidder, index }: { bidder: string; index: number },
): Promise<Told[]> {
  const chance = openChance(load.seed + index);
  const heard: Told[] = [];
  const nextBids = new Map<string, number>();
  for (let turn = 0; turn < load.bidsEach; turn += 1) {
    const lot = pick(load.lots, index + turn);
    const next = nextBids.get(lot) ?? 100;
    // One in ten is below what was last heard, one in five states its exact price.
    const over = chance.next() < 0.1 ? -100 : chance.below(20_000);
    const type = chance.next() < 0.2 ? 'hard' : 'proxy';
    const order = orderOf(lot, bidder, Math.max(1, next + over), type);
    const told = await bidUntilTold(cluster, load, { order, from: index + turn });
    heard.push(told);
    const known = told.kind === 'ok' ? told.answer.nextBidCents : null;
    nextBids.set(lot, known ?? (told.kind === 'refused' ? told.nextBidCents : null) ?? next + 500);
  }
  return heard;
}

/** A lost answer is asked for again under the same key, at another node; some ask twice anyway. */
async function bidUntilTold(
  cluster: Cluster,
  load: Load,
  { order, from }: { order: PricedOrder; from: number },
): Promise<Told> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const ask = (offset: number) => cluster.bid(pick(load.nodes, from + tries + offset), order);
    const twice = from % 7 === 0;
    const [told, twin] = await Promise.all([ask(0), twice ? ask(1) : undefined]);
    await load.onAnswer?.(told);
    if (told.kind !== 'lost') return told;
    if (twin !== undefined && twin.kind !== 'lost') return twin;
  }
  throw new Error('a bid was never answered');
}

export function pick<T>(from: readonly T[], index: number): T {
  const picked = from[index % from.length];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}
