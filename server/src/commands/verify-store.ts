import { checksOf } from '../gateways/payments/providers.ts';
import { verify } from '../operations/verify/verify.ts';
import type { Command } from './command.ts';

export const verifyStore: Command = {
  summary: 'checks that logs, ledger, invoices, charges and hand-overs agree',
  usage: `npm run verify

Replays the log of every lot and compares; checks the ledger, receipts, charges at the built-in
payment provider, and hand-overs. Prints the counts and each discrepancy. Changes nothing. The exit
code is 1 if there is a discrepancy.`,
  options: {},
  run: async ({ config, db, print }) => {
    const { counts, discrepancies } = await verify(db, checksOf(config));
    for (const { check, subject, detail } of discrepancies)
      print(`${check}: ${subject}: ${detail}`);
    const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    print(`${seen.join(', ')}; ${discrepancies.length} discrepancies`);
    return discrepancies.length === 0 ? 0 : 1;
  },
};
