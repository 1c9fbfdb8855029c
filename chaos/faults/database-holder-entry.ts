// A process that uses the embedded database until SIGTERM; tests also kill it.
import { startEmbeddedPostgres } from '@hammerdock/embedded-postgres/start.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
const keepAlive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(keepAlive);
  void postgres.stop().then(() => console.log('released'));
});
// Printed last: from here on the signal is handled.
console.log(postgres.socketDir);
