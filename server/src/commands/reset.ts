import { listRunningParts, resetDatabase } from '../db/reset-database.ts';
import { removeAllUploads } from '../images/uploads.ts';
import type { Command } from './command.ts';

export const reset: Command = {
  says: 'empties the store: every account, lot, bid, receipt and upload is gone',
  usage: `npm run db:reset [-- --yes]

Drops everything and makes the tables anew; the next start fills the store with its world again
(HAMMERDOCK_WORLD). Stop the store first. A database of your own (DATABASE_URL) is emptied only with
--yes, and never in production.

  --yes   needed for a database that DATABASE_URL names`,
  options: { yes: { type: 'boolean' } },
  run: async ({ config, owner, say }, { options }) => {
    if (config.environment === 'production') {
      say('In production nothing is emptied.');
      return 1;
    }
    if (config.database !== null && options['yes'] !== true) {
      say('DATABASE_URL names a database of your own: say --yes to empty it.');
      return 1;
    }
    const running = await listRunningParts(owner);
    if (running.length > 0) {
      say(`The store is running (${running.join(', ')}): stop it first.`);
      return 1;
    }
    await resetDatabase(owner, { sandbox: config.payments === 'sandbox' });
    await removeAllUploads(config.dataDir);
    say('The store is empty.');
    return 0;
  },
};
