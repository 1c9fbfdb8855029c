// A node without the web server: a real bidding engine and real closers on a database, controlled
// by a test over the process channel. node node-entry.ts <app url> <worker url> <pool size>
import { openDatabase } from '../../server/src/db/database.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { openClosers, type Closers } from '../../server/src/jobs/closers.ts';
import { openBiddingEngine } from '../../server/src/bidding-engine/bidding-engine.ts';
import { openLog } from '../../server/src/monitoring/log.ts';
import { closeLot } from '../../server/src/operations/auctions/close-lot.ts';
import { recordHeartbeat } from '../../server/src/operations/auctions/recover-from-outage.ts';
import type { Fault, Command, Report } from './node-commands.ts';

const [app = '', worker = '', poolSize = ''] = process.argv.slice(2);
const onError = () => undefined;
const targetOf = (connectionString: string) => ({ connection: { connectionString } });
const bidPool = openPool(targetOf(app), {
  max: Number(poolSize),
  name: 'bids',
  pipeline: true,
  onError,
});
const workerPool = openPool(targetOf(worker), { max: 4, name: 'worker', onError });
const db = openDatabase(workerPool);
const biddingEngine = openBiddingEngine({
  pool: bidPool,
  wakeDispatcher: () => undefined,
  recover: async () => void (await recordHeartbeat(db)),
});
let closers: Closers | null = null;

// Faults are injected in the connection, the last layer before the database, so that the bidding
// engine contains no code for them.
let fault: Fault | null = null;
bidPool.on('connect', (client) => {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const faulty = (...given: unknown[]): unknown => {
    const text = nameOf(given[0]);
    const commits = text === 'commit';
    failIf('before writing', text === 'write bids');
    failIf('before commit', commits);
    const answer = query(...given);
    if (!commits || !(answer instanceof Promise)) return answer;
    return answer.finally(() => failIf('after commit', true));
  };
  // One function cannot express the overloads of the library.
  client.query = faulty as typeof client.query;
});

function nameOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const named = typeof asked === 'object' && asked !== null && 'name' in asked;
  return named ? String(asked.name) : '';
}

function failIf(when: Fault['when'], due: boolean): void {
  if (!due || fault?.when !== when) return;
  const { signal } = fault;
  fault = null;
  process.kill(process.pid, signal);
}

async function execute(command: Command): Promise<Report> {
  const { id } = command;
  switch (command.type) {
    case 'bid':
      return { id, answer: await biddingEngine.placeBid(command.order) };
    case 'close':
      return { id, closing: await closeLot(db, command.lotId) };
    case 'run closers':
      closers = await openClosers({
        db,
        log: openLog('fatal'),
        wakeDispatcher: () => undefined,
        onClosed: () => undefined,
      });
      return { id, done: true };
    case 'fail':
      fault = command.fault;
      return { id, done: true };
    case 'end':
      await closers?.close();
      await biddingEngine.close();
      await Promise.all([bidPool.end(), workerPool.end()]);
      return { id, done: true };
  }
}

process.on('message', (command: Command) => {
  void execute(command)
    .catch((reason: unknown): Report => ({ id: command.id, lost: String(reason) }))
    .then((report) => {
      process.send?.(report);
      if (command.type === 'end') process.disconnect();
    });
});
process.on('disconnect', () => process.exit());
