import { setMaintenance } from '../operations/platform/set-maintenance.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

export const maintenance: Command = {
  says: 'closes the store for a while, or opens it again',
  usage: `npm run operate -- maintenance on|off [--message TEXT]

While it is on, everybody but admins is shown the maintenance page, and calls are answered with
status 503; the pickup desk, health checks and payment webhooks go on. Lots that would have closed
meanwhile get five minutes more when it is off again.

  --message TEXT   what people read; a standard text when left out`,
  options: { message: { type: 'string' } },
  run: async ({ db, say }, given) => {
    const [word] = given.words;
    if (word !== 'on' && word !== 'off') {
      say('Say on or off: maintenance on.');
      return WRONGLY_CALLED;
    }
    const wanted = { enabled: word === 'on', message: textOf(given, 'message'), actorId: null };
    const setting = await db.transaction().execute((tx) => setMaintenance(tx, wanted));
    say(setting.enabled ? `The store is closed: ${setting.message}` : 'The store is open.');
    return 0;
  },
};
