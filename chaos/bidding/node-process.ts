import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionConfig } from 'pg';
import type { BidOrder, BidResult } from '../../server/src/bidding-engine/bid-order.ts';
import type { Closing } from '../../server/src/operations/close-lot.ts';
import type { TestDatabase } from '../../server/src/testing/postgres.ts';
import type { Fault, Order, Report } from './orders.ts';

/** The answer was lost: the bid may be in the log or not. */
export interface Lost {
  readonly lost: string;
}

/** A node in a process of its own. */
export interface BidNode {
  placeBid(order: BidOrder): Promise<BidResult | Lost>;
  closeLot(lotId: string): Promise<Closing>;
  runClosers(): Promise<void>;
  /** Makes the next bid meet a fault. */
  failAt(fault: Fault): Promise<void>;
  signal(name: NodeJS.Signals): void;
  isStopped(): boolean;
  end(): Promise<void>;
}

export const POOL_SIZE = 10;

export async function startNode(database: TestDatabase, poolSize: number): Promise<BidNode> {
  const entry = join(import.meta.dirname, 'node-entry.ts');
  const urls = [database.app, database.worker].map((target) => urlOf(target.connection));
  const child = fork(entry, [...urls, String(poolSize)], { execArgv: [], silent: true });
  let cried = '';
  child.stderr?.on('data', (piece: Buffer) => (cried += piece.toString()));
  const waiting = new Map<number, (report: Report) => void>();
  child.on('message', (report: Report) => {
    waiting.get(report.id)?.(report);
    waiting.delete(report.id);
  });
  const ended = once(child, 'exit').then(() => {
    for (const [id, tell] of waiting) tell({ id, lost: `the node ended: ${cried}` });
    waiting.clear();
  });
  let count = 0;
  // Each member of the union of orders without the number that is given here.
  type Unnumbered<O> = O extends Order ? Omit<O, 'id'> : never;
  const ask = (order: Unnumbered<Order>): Promise<Report> =>
    new Promise((resolve) => {
      const id = (count += 1);
      waiting.set(id, resolve);
      child.send({ ...order, id }, (error) => {
        if (error !== null) waiting.get(id)?.({ id, lost: error.message });
      });
    });
  const obtain = async (order: Unnumbered<Order>): Promise<Report> => {
    const report = await ask(order);
    if ('lost' in report) throw new Error(report.lost);
    return report;
  };
  await once(child, 'spawn');
  return {
    placeBid: async (order) => {
      const report = await ask({ say: 'bid', order });
      if ('answer' in report) return report.answer;
      return { lost: 'lost' in report ? report.lost : 'answered with something else' };
    },
    closeLot: async (lotId) => {
      const report = await obtain({ say: 'close', lotId });
      if (!('closing' in report)) throw new Error('answered with something else');
      return report.closing;
    },
    runClosers: async () => void (await obtain({ say: 'run closers' })),
    failAt: async (fault) => void (await obtain({ say: 'fail', fault })),
    signal: (name) => void child.kill(name),
    isStopped: () => / T /.test(readFileSync(`/proc/${child.pid}/stat`, 'utf8')),
    end: async () => {
      if (child.connected) await ask({ say: 'end' });
      await ended;
    },
  };
}

function urlOf({ host = '', port = 0, user = '', database = '' }: ConnectionConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
