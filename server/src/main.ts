// Starts the server: reads the configuration, opens and fills the database, listens; shuts down in
// order.
import process from 'node:process';
import { prepareVocabulary } from '@hammerdock/domain/search/vocabulary/vocabulary.ts';
import { openApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { RoleTooWide } from './db/check-roles.ts';
import { exitOnUncaughtError } from './monitoring/uncaught-errors.ts';
import { openLog } from './monitoring/log.ts';
import { openStoreDatabase } from './db/open-store-database.ts';
import type { DatabaseTarget } from './db/pool.ts';
import { listRunningParts, resetDatabase } from './db/reset-database.ts';
import { openDemo } from './demo-package.ts';
import type { SignIn } from './extension.ts';
import { removeAllUploads } from './images/uploads.ts';
import { openInProcess } from './rpc/in-process.ts';
import { mountedCalls } from './rpc/table.ts';
import { mountWeb } from './ssr/mount-web.ts';

const EXIT_CONFIG = 78;

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const database = await openStoreDatabase(config);
  if (process.argv.includes('--reset')) await emptyStore(config, database.owner);
  const { signIns, extension } = await openDemo(config, database.owner);
  const app = await openApp(config, database.targets, log, {
    extension,
    mountPages: (http, pipeline) =>
      mountWeb(http, { ...pipeline.context, ...openInProcess(pipeline, mountedCalls) }),
  });
  await app.http.listen({ host: config.host, port: config.port });

  let closing: Promise<void> | undefined;
  const close = (why: string): Promise<void> =>
    (closing ??= (async () => {
      log.info({}, `closing: ${why}`);
      await app.close();
      await database.close();
    })());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void close(signal).then(() => process.exit(0)));
  }
  exitOnUncaughtError(process, { log, close, end: () => process.exit(1) });
  database.lost?.then(
    (why) => void close(why).then(() => process.exit(1)),
    () => undefined,
  );
  // Printed when the server is ready: from here on a signal closes it in order.
  process.stdout.write(welcome(config, signIns));
  prepareVocabulary();
}

/** OPS-04: `npm start -- --reset` empties the database; only the embedded one. */
async function emptyStore(config: Config, owner: DatabaseTarget): Promise<void> {
  if (config.database !== null) {
    throw new ConfigError('--reset empties the embedded database only: see npm run db:reset.');
  }
  const running = await listRunningParts(owner);
  if (running.length > 0) throw new ConfigError('The store is running: stop it before --reset.');
  await resetDatabase(owner, { sandbox: config.payments === 'sandbox' });
  await removeAllUploads(config.dataDir);
}

function welcome(config: Config, signIns: readonly SignIn[]): string {
  const lines = signIns.map(({ email, password }) => `    ${email.padEnd(26)} ${password}\n`);
  const people = lines.length === 0 ? '' : `\n  Sign in as\n${lines.join('')}`;
  return `\n  Hammerdock is open at ${config.origin}\n${people}\n`;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof RoleTooWide) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : 'this port';
    const other = 'HAMMERDOCK_PORT=4601 npm start';
    return `Port ${port} is taken. Stop what uses it, or choose another: ${other}`;
  }
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\nThe cause: ${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`;
}

try {
  await start(readConfig(process.env, { dev: process.argv.includes('--dev') }));
} catch (error) {
  process.stderr.write(`\nHammerdock could not start.\n${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
}
