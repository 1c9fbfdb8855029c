import { closeOverdue } from '../operations/auctions/close-overdue.ts';
import type { Command } from './command.ts';

export const closeOverdueLots: Command = {
  says: 'opens and closes the lots whose time has come, once',
  usage: `npm run operate -- close-overdue

A running store does this by itself, five times a second; safe beside one. Where no store ran, lots
whose last minutes fell into the gap get five minutes more instead of closing (fair close).`,
  options: {},
  run: async ({ db, say }) => {
    const { opened, closed, extended, failed } = await closeOverdue(db);
    say(`${opened} lots opened, ${closed} closed, ${extended} extended after an outage.`);
    for (const { lotId, error } of failed) say(`Lot ${lotId} failed: ${String(error)}`);
    return failed.length === 0 ? 0 : 1;
  },
};
