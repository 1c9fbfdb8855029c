import { closeOverdue } from '../operations/auctions/close-overdue.ts';
import type { Command } from './command.ts';

export const closeOverdueLots: Command = {
  summary: 'opens and closes the lots that are due, once',
  usage: `npm run operate -- close-overdue

A running store does this five times a second; running this command as well is safe. If no store
was running, lots whose last minutes fell into the downtime are extended by five minutes instead of
closed (fair close).`,
  options: {},
  run: async ({ db, print }) => {
    const { opened, closed, extended, failed } = await closeOverdue(db);
    print(`${opened} lots opened, ${closed} closed, ${extended} extended after an outage.`);
    for (const { lotId, error } of failed) print(`Lot ${lotId} failed: ${String(error)}`);
    return failed.length === 0 ? 0 : 1;
  },
};
