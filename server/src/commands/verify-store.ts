import { verify } from '../operations/verify/verify.ts';
import type { Command } from './command.ts';

export const verifyStore: Command = {
  says: 'holds logs, ledger, invoices, charges and hand-overs against each other',
  usage: `npm run verify

Folds the log of every lot again and compares; checks the ledger, receipts, charges at the built-in
payment provider, and hand-overs. Prints what it counted and each discrepancy. Changes nothing.
Exit code 1 when there is a discrepancy.`,
  options: {},
  run: async ({ db, say }) => {
    const { counts, discrepancies } = await verify(db);
    for (const { check, subject, says } of discrepancies) say(`${check}: ${subject}: ${says}`);
    const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    say(`${seen.join(', ')}; ${discrepancies.length} discrepancies`);
    return discrepancies.length === 0 ? 0 : 1;
  },
};
