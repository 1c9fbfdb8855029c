// A node of the store as a process of its own, without pages: says its port, serves until it is
// told to end, and then has nothing left that would keep it alive.
import process from 'node:process';
import { openApp } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config.ts';
import { openLog } from '@hammerdock/server/src/log.ts';

const config = readConfig(process.env, { dev: false });
if (config.database === null) throw new Error('a node among several needs a DATABASE_URL');
const app = await openApp(config, config.database, openLog(config.logLevel));
const address = await app.http.listen({ host: '127.0.0.1', port: config.port });
process.once('SIGTERM', () => void app.close());
process.stdout.write(`open at ${address}\n`);
