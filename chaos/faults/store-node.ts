// A node of the store without pages, as a separate process: prints its address and serves until
// SIGTERM; after the close nothing keeps the process alive.
import process from 'node:process';
import { openApp } from '@hammerdock/server/src/app.ts';
import { readConfig } from '@hammerdock/server/src/config/config.ts';
import { openLog } from '@hammerdock/server/src/monitoring/log.ts';

const config = readConfig(process.env, { dev: false });
if (config.database === null) throw new Error('a node among several needs a DATABASE_URL');
const app = await openApp(config, config.database, openLog(config.logLevel));
const address = await app.http.listen({ host: '127.0.0.1', port: config.port });
process.once('SIGTERM', () => void app.close());
process.stdout.write(`open at ${address}\n`);
