import { requeueEvents } from '../store/platform/outbox.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

const MINUTES_MAX = 60 * 24 * 7;

export const replayOutbox: Command = {
  summary: 'dispatches recent events again: live events, emails, jobs',
  usage: `npm run operate -- replay-outbox [--minutes 60]

For live events, emails or jobs that were lost after their event was marked as dispatched. Nothing
takes effect twice: live events have a sequence, emails and jobs a key. The running store
dispatches the events, or the next one to start.

  --minutes 60   how many minutes back from now; at most a week`,
  options: { minutes: { type: 'string', default: '60' } },
  run: async ({ db, print }, given) => {
    const minutes = Number(textOf(given, 'minutes'));
    if (!Number.isSafeInteger(minutes) || minutes <= 0 || minutes > MINUTES_MAX) {
      print(`Please give the minutes to go back, from 1 to ${MINUTES_MAX}: --minutes 60.`);
      return WRONGLY_CALLED;
    }
    const count = await db.transaction().execute((tx) => requeueEvents(tx, { minutes }));
    print(`${count} events of the last ${minutes} minutes will be dispatched again.`);
    return 0;
  },
};
