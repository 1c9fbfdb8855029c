// A node without its web: a real bidding engine and real closers on a database, at the command of a
// test that speaks to it over the process channel. node node-entry.ts <app url> <worker url> <pool
// size>
import { openDatabase } from '../../server/src/db/database.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { openClosers, type Closers } from '../../server/src/jobs/open-closers.ts';
import { openBiddingEngine } from '../../server/src/bidding-engine/bidding-engine.ts';
import { openLog } from '../../server/src/log.ts';
import { closeLot } from '../../server/src/operations/close-lot.ts';
import { beatOrRecover } from '../../server/src/operations/recover-from-outage.ts';
import type { Fault, Order, Report } from './orders.ts';

const [app = '', worker = '', poolSize = ''] = process.argv.slice(2);
const onError = () => undefined;
const targetOf = (connectionString: string) => ({ connection: { connectionString } });
const lanePool = openPool(targetOf(app), {
  max: Number(poolSize),
  name: 'bids',
  pipeline: true,
  onError,
});
const workerPool = openPool(targetOf(worker), { max: 4, name: 'worker', onError });
const db = openDatabase(workerPool);
const biddingEngine = openBiddingEngine({
  pool: lanePool,
  wakeDispatcher: () => undefined,
  recover: async () => void (await beatOrRecover(db)),
});
let closers: Closers | null = null;

// The connection is the last place before the database: faults strike here, so that no line of the
// bidding engine knows of them.
let fault: Fault | null = null;
lanePool.on('connect', (client) => {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const faulty = (...given: unknown[]): unknown => {
    const text = nameOf(given[0]);
    const commits = text === 'commit';
    strikeIf('before writing', text === 'write bids');
    strikeIf('before commit', commits);
    const answer = query(...given);
    if (!commits || !(answer instanceof Promise)) return answer;
    return answer.finally(() => strikeIf('after commit', true));
  };
  // The library's overloads cannot be met by one function without saying so.
  client.query = faulty as typeof client.query;
});

function nameOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const named = typeof asked === 'object' && asked !== null && 'name' in asked;
  return named ? String(asked.name) : '';
}

function strikeIf(when: Fault['when'], due: boolean): void {
  if (!due || fault?.when !== when) return;
  const { signal } = fault;
  fault = null;
  process.kill(process.pid, signal);
}

async function carryOut(order: Order): Promise<Report> {
  const { id } = order;
  switch (order.say) {
    case 'bid':
      return { id, answer: await biddingEngine.placeBid(order.order) };
    case 'close':
      return { id, closing: await closeLot(db, order.lotId) };
    case 'run closers':
      closers = await openClosers({
        db,
        log: openLog('fatal'),
        wakeDispatcher: () => undefined,
        onClosed: () => undefined,
      });
      return { id, done: true };
    case 'fail':
      fault = order.fault;
      return { id, done: true };
    case 'end':
      await closers?.close();
      await biddingEngine.close();
      await Promise.all([lanePool.end(), workerPool.end()]);
      return { id, done: true };
  }
}

process.on('message', (order: Order) => {
  void carryOut(order)
    .catch((reason: unknown): Report => ({ id: order.id, lost: String(reason) }))
    .then((report) => {
      process.send?.(report);
      if (order.say === 'end') process.disconnect();
    });
});
process.on('disconnect', () => process.exit());
