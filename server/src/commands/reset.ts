import { listRunningParts, resetDatabase } from '../db/reset-database.ts';
import { removeAllUploads } from '../images/uploads.ts';
import type { Command } from './command.ts';

export const reset: Command = {
  summary: 'empties the store: deletes every account, lot, bid, receipt and upload',
  usage: `npm run db:reset [-- --yes]

Drops everything and recreates the tables; the next start loads the data of HAMMERDOCK_WORLD again.
Stop the store first. An external database (DATABASE_URL) is emptied only with --yes. Refused in
production.

  --yes   required for a database named by DATABASE_URL`,
  options: { yes: { type: 'boolean' } },
  run: async ({ config, owner, print }, { options }) => {
    if (config.environment === 'production') {
      print('reset does not run in production.');
      return 1;
    }
    if (config.database !== null && options['yes'] !== true) {
      print('DATABASE_URL names an external database: add --yes to empty it.');
      return 1;
    }
    const running = await listRunningParts(owner);
    if (running.length > 0) {
      print(`The store is running (${running.join(', ')}): stop it first.`);
      return 1;
    }
    await resetDatabase(owner, { sandbox: config.payments === 'sandbox' });
    await removeAllUploads(config.dataDir);
    print('The store is empty.');
    return 0;
  },
};
