// The baseline of uncached pages: the queries and the render of a page, measured alone in a
// separate process on the database of a running store.
import Fastify from 'fastify';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { PageContext } from '@hammerdock/contract/page.ts';
import { openApp, type AppParts } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config/config.ts';
import type { Db } from '@hammerdock/server/src/db/database.ts';
import { openStoreDatabase } from '@hammerdock/server/src/db/open-store-database.ts';
import { openLog } from '@hammerdock/server/src/monitoring/log.ts';
import { openInProcess, type GuestCaller } from '@hammerdock/server/src/rpc/in-process.ts';
import { mountedCalls } from '@hammerdock/server/src/rpc/table.ts';
import { OWN_SOURCES_ONLY } from '@hammerdock/server/src/gateways/payments/provider.ts';
import { DIST, openBuiltPages } from '@hammerdock/server/src/ssr/built-pages.ts';
import { settingsOf } from '@hammerdock/server/src/ssr/render-page.ts';
import { median } from './measure.ts';

export interface PartsOrder {
  readonly path: string;
  readonly seconds: number;
}

/** Medians of single runs, one after the other. */
export interface PartTimes {
  readonly queriesMs: number;
  readonly renderMs: number;
}

type Query = Parameters<NonNullable<AppParts['onQuery']>>[0]['query'];
type Transport = PageContext['transport'];

const GUEST: GuestCaller = {
  token: null,
  address: '127.0.0.1',
  userAgent: '',
  deviceToken: null,
  pageUserId: null,
  idempotencyKey: null,
  requestId: 'bench',
};

const config = readConfig(process.env, { dev: false });
const database = await openStoreDatabase(config);
const queries: Query[] = [];
const app = await openApp(config, database.targets, openLog(config.logLevel), {
  onQuery: ({ query }) => queries.push(query),
});
const pages = await openBuiltPages(DIST, OWN_SOURCES_ONLY);
const { invokeCall } = openInProcess(app.pipeline, mountedCalls);

const render = (path: string, transport: Transport) =>
  pages.render(new URL(path, config.origin).href, {
    transport,
    origin: config.origin,
    renderedAt: Date.now(),
    settings: settingsOf(config, app.context.payments),
    assets: pages.assets,
  });

/** The calls of a page while values that are cached for a second are in their caches. */
async function record(path: string): Promise<{ queries: Query[]; transport: Transport }> {
  const answers = new Map<string, Envelope<unknown>>();
  const keyOf = (name: string, input: unknown) => `${name} ${JSON.stringify(input)}`;
  const visit = () =>
    render(path, async (name, input) => {
      const answer = await invokeCall(name, input, GUEST);
      answers.set(keyOf(name, input), answer);
      return answer;
    });
  await visit();
  queries.length = 0;
  await visit();
  return {
    queries: [...queries],
    transport: (name, input) => {
      const answer = answers.get(keyOf(name, input));
      if (answer === undefined) throw new Error(`the page did not call ${name} before`);
      return Promise.resolve(answer);
    },
  };
}

async function measure(db: Db, { path, seconds }: PartsOrder): Promise<PartTimes> {
  const recorded = await record(path);
  const queriesMs: number[] = [];
  const renderMs: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    queriesMs.push(
      await timeOf(() => Promise.all(recorded.queries.map((query) => db.executeQuery(query)))),
    );
    renderMs.push(await timeOf(() => render(path, recorded.transport)));
  }
  return { queriesMs: median(queriesMs), renderMs: median(renderMs) };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

const server = Fastify();
server.post<{ Body: PartsOrder }>('/', ({ body }) => measure(app.context.db, body));
await server.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => app.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
console.log('is open at');
