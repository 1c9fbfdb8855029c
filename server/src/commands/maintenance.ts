import { setMaintenance } from '../operations/platform/set-maintenance.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

export const maintenance: Command = {
  summary: 'closes the store for maintenance, or opens it again',
  usage: `npm run operate -- maintenance on|off [--message TEXT]

During maintenance everyone except admins sees the maintenance page, and calls are answered with
status 503; the pickup desk, health checks and payment webhooks keep working. Lots that would have
closed meanwhile are extended by five minutes when maintenance ends.

  --message TEXT   the text of the maintenance page; has a default`,
  options: { message: { type: 'string' } },
  run: async ({ db, print }, given) => {
    const [word] = given.words;
    if (word !== 'on' && word !== 'off') {
      print('Pass on or off: maintenance on.');
      return WRONGLY_CALLED;
    }
    const wanted = { enabled: word === 'on', message: textOf(given, 'message'), actorId: null };
    const setting = await db.transaction().execute((tx) => setMaintenance(tx, wanted));
    print(setting.enabled ? `The store is closed: ${setting.message}` : 'The store is open.');
    return 0;
  },
};
