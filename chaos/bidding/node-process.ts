import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BidOrder, BidResult } from '../../server/src/bidding-engine/bid-order.ts';
import type { Closing } from '../../server/src/operations/auctions/close-lot.ts';
import { urlOf, type TestDatabase } from '../../server/src/testing/postgres.ts';
import type { Fault, Command, Report } from './node-commands.ts';

/** The answer was lost: the bid may or may not be in the log. */
export interface Lost {
  readonly lost: string;
}

/** A node in a separate process. */
export interface BidNode {
  placeBid(order: BidOrder): Promise<BidResult | Lost>;
  closeLot(lotId: string): Promise<Closing>;
  runClosers(): Promise<void>;
  /** Makes the next bid fail. */
  failAt(fault: Fault): Promise<void>;
  signal(name: NodeJS.Signals): void;
  isStopped(): boolean;
  end(): Promise<void>;
}

export const POOL_SIZE = 10;

export interface NodeOptions {
  readonly poolSize: number;
  /** Those of production end a transaction of a process that stops for a second. */
  readonly limits: 'of production' | 'of tests';
}

export async function startNode(database: TestDatabase, options: NodeOptions): Promise<BidNode> {
  const entry = join(import.meta.dirname, 'node-entry.ts');
  const production = { idle_in_transaction_session_timeout: undefined };
  const limits = options.limits === 'of production' ? production : {};
  const targets = [database.app, database.worker];
  const urls = targets.map(({ connection }) => urlOf({ ...connection, ...limits }));
  const child = fork(entry, [...urls, String(options.poolSize)], { execArgv: [], silent: true });
  let errorOutput = '';
  child.stderr?.on('data', (piece: Buffer) => (errorOutput += piece.toString()));
  const waiting = new Map<number, (report: Report) => void>();
  child.on('message', (report: Report) => {
    waiting.get(report.id)?.(report);
    waiting.delete(report.id);
  });
  const ended = once(child, 'exit').then(() => {
    for (const [id, resolve] of waiting) resolve({ id, lost: `the node ended: ${errorOutput}` });
    waiting.clear();
  });
  let count = 0;
  // Each variant of the union without its id, which is assigned here.
  type WithoutId<O> = O extends Command ? Omit<O, 'id'> : never;
  const ask = (command: WithoutId<Command>): Promise<Report> =>
    new Promise((resolve) => {
      const id = (count += 1);
      waiting.set(id, resolve);
      child.send({ ...command, id }, (error) => {
        if (error !== null) waiting.get(id)?.({ id, lost: error.message });
      });
    });
  const askOrThrow = async (command: WithoutId<Command>): Promise<Report> => {
    const report = await ask(command);
    if ('lost' in report) throw new Error(report.lost);
    return report;
  };
  await once(child, 'spawn');
  return {
    placeBid: async (order) => {
      const report = await ask({ type: 'bid', order });
      if ('answer' in report) return report.answer;
      return { lost: 'lost' in report ? report.lost : 'answered with something else' };
    },
    closeLot: async (lotId) => {
      const report = await askOrThrow({ type: 'close', lotId });
      if (!('closing' in report)) throw new Error('answered with something else');
      return report.closing;
    },
    runClosers: async () => void (await askOrThrow({ type: 'run closers' })),
    failAt: async (fault) => void (await askOrThrow({ type: 'fail', fault })),
    signal: (name) => void child.kill(name),
    isStopped: () => / T /.test(readFileSync(`/proc/${child.pid}/stat`, 'utf8')),
    end: async () => {
      if (child.connected) await ask({ type: 'end' });
      await ended;
    },
  };
}
