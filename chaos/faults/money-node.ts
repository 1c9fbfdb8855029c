// A server node that kills itself with SIGKILL at a given point: before or after the commit of the
// transaction that contains a statement, before or after a statement outside a transaction, or
// before or after an action of the provider. Only this entry contains the fault; the server code
// runs unchanged.
import { argv, env, kill, pid } from 'node:process';

import pg from 'pg';

import { openApp } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config/config.ts';
import { openLog } from '@hammerdock/server/src/monitoring/log.ts';

interface KillPoint {
  /** A part of a statement, which selects its transaction if any, or an action of the provider. */
  readonly at: string;
  readonly side: 'before' | 'after';
}

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: object | string;
}

// The test that starts this process wrote both.
const killPoint = JSON.parse(argv[2] ?? '') as KillPoint;
const request = JSON.parse(argv[3] ?? 'null') as Request | null;

const killSelf = (): void => void kill(pid, 'SIGKILL');

const inTransaction = new WeakSet<object>();
const selected = new WeakSet<object>();
// The overloads of the library are not needed here.
const ask = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: object, ...given: unknown[]): unknown {
  const [first] = given;
  const text = typeof first === 'string' ? first : textOf(first);
  if (text === 'begin' || text.startsWith('start transaction')) inTransaction.add(this);
  if (text === 'commit' || text === 'rollback') inTransaction.delete(this);
  if (text.includes(killPoint.at)) selected.add(this);
  if (inTransaction.has(this) || !selected.has(this)) return ask.apply(this, given);
  if (killPoint.side === 'before') killSelf();
  const answer = ask.apply(this, given);
  if (answer instanceof Promise) void answer.then(killSelf);
  return answer;
} as typeof pg.Client.prototype.query;

function textOf(query: unknown): string {
  const known = typeof query === 'object' && query !== null && 'text' in query;
  return known ? String(query.text) : '';
}

const config = readConfig(env, { dev: false });
if (config.database === null) throw new Error('name the database in DATABASE_URL');
const PROVIDER: Readonly<Record<string, 'Charge' | 'Refund' | 'Transfer'>> = {
  'the provider charging': 'Charge',
  'the provider refunding': 'Refund',
  'the provider transferring': 'Transfer',
};
const method = PROVIDER[killPoint.at];
const sandboxFaults =
  method === undefined ? {} : { [`${killPoint.side}${method}`]: () => Promise.resolve(killSelf()) };
const app = await openApp(config, config.database, openLog('fatal'), { sandboxFaults });
if (request !== null) {
  const { url, headers, payload } = request;
  await app.http.inject({ method: 'POST', url, headers, payload });
}
