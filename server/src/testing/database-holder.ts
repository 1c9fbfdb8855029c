// A process that uses the embedded database until it is told to end; killed by tests, too.
import { startEmbeddedPostgres } from '../db/embedded/start.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
const keepAlive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(keepAlive);
  void postgres.stop().then(() => console.log('given back'));
});
// Said last: from here on the signal is heard.
console.log(postgres.socketDir);
