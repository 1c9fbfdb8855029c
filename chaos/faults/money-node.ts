// A server node that dies by kill -9 at a named point: before or after the commit of the
// transaction in which a statement stood, or on either side of what the provider does. Only this
// entry knows of it; the server runs as it always does.
import { argv, env, kill, pid } from 'node:process';

import pg from 'pg';

import { openApp } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config.ts';
import { openLog } from '@hammerdock/server/src/log.ts';

interface DeathWish {
  /** Part of a statement, whose transaction is meant; or what the provider does. */
  readonly at: string;
  readonly side: 'before' | 'after';
}

interface Request {
  readonly url: string;
  readonly token: string;
  readonly key: string;
  readonly payload: object;
}

// The test that starts this process wrote both.
const wish = JSON.parse(argv[2] ?? '') as DeathWish;
const request = JSON.parse(argv[3] ?? 'null') as Request | null;

const die = (): void => void kill(pid, 'SIGKILL');

const inPoint = new WeakSet<object>();
// The library's overloads say more than is needed here.
const ask = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: object, ...given: unknown[]): unknown {
  const [first] = given;
  const text = typeof first === 'string' ? first : textOf(first);
  if (text.includes(wish.at)) inPoint.add(this);
  if (text !== 'commit' || !inPoint.has(this)) return ask.apply(this, given);
  if (wish.side === 'before') die();
  const answer = ask.apply(this, given);
  if (answer instanceof Promise) void answer.then(die);
  return answer;
} as typeof pg.Client.prototype.query;

function textOf(query: unknown): string {
  const known = typeof query === 'object' && query !== null && 'text' in query;
  return known ? String(query.text) : '';
}

const config = readConfig(env, { dev: false });
if (config.database === null) throw new Error('say which database: DATABASE_URL');
const PROVIDER: Readonly<Record<string, 'Charge' | 'Refund'>> = {
  'the provider charging': 'Charge',
  'the provider giving back': 'Refund',
};
const method = PROVIDER[wish.at];
const sandboxFaults =
  method === undefined ? {} : { [`${wish.side}${method}`]: () => Promise.resolve(die()) };
const app = await openApp(config, config.database, openLog('fatal'), { sandboxFaults });
if (request !== null) {
  const { url, token, key, payload } = request;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  await app.http.inject({ method: 'POST', url, headers, payload });
}
