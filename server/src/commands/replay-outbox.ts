import { reopenFacts } from '../store/facts-waiting.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

const MINUTES_MAX = 60 * 24 * 7;

export const replayOutbox: Command = {
  says: 'hands the facts of the last while on again: live events, letters, jobs',
  usage: `npm run operate -- replay-outbox [--minutes 60]

For events, letters or jobs that were lost after their fact was marked as told. Nothing happens
twice: events carry their sequence, letters and jobs their keys. The running store does the work, or
the next one to start.

  --minutes 60   how far back, from now; at most a week`,
  options: { minutes: { type: 'string', default: '60' } },
  run: async ({ db, say }, given) => {
    const minutes = Number(textOf(given, 'minutes'));
    if (!Number.isSafeInteger(minutes) || minutes <= 0 || minutes > MINUTES_MAX) {
      say(`Say how many minutes back, from 1 to ${MINUTES_MAX}: --minutes 60.`);
      return WRONGLY_CALLED;
    }
    const count = await db.transaction().execute((tx) => reopenFacts(tx, { minutes }));
    say(`${count} facts of the last ${minutes} minutes are handed on again.`);
    return 0;
  },
};
