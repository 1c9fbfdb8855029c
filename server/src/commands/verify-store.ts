import { checksOf } from '../gateways/payments/providers.ts';
import { verify, verifyOnly } from '../operations/verify/verify.ts';
import type { Discrepancy } from '../operations/verify/verify-lots.ts';
import { reviewInOneSnapshot } from '../store/verify/lots.ts';
import { type Command, type Store, textOf, WRONGLY_CALLED } from './command.ts';

export const verifyStore: Command = {
  summary: 'checks that logs, ledger, invoices, charges and hand-overs agree',
  usage: `npm run verify [-- --check NAME]

Replays the log of every lot and compares; checks the ledger, receipts, charges at the built-in
payment provider, and hand-overs. Prints the counts and each discrepancy. Changes nothing. The exit
code is 1 if there is a discrepancy.

  --check NAME  runs only the check of this name, as a discrepancy is reported under`,
  options: { check: { type: 'string' } },
  run: async (store, given) => {
    const name = textOf(given, 'check');
    return name === '' ? verifyEverything(store) : verifyOneCheck(store, name);
  },
};

async function verifyEverything({ config, db, print }: Store): Promise<number> {
  const { counts, discrepancies } = await verify(db, checksOf(config));
  const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  return report(print, discrepancies, seen);
}

async function verifyOneCheck({ config, db, print }: Store, name: string): Promise<number> {
  const found = await reviewInOneSnapshot(db, (tx) => verifyOnly(tx, checksOf(config), name));
  if (found !== null) return report(print, found, [name]);
  print(`There is no check "${name}".`);
  return WRONGLY_CALLED;
}

function report(
  print: Store['print'],
  discrepancies: readonly Discrepancy[],
  seen: readonly string[],
): number {
  for (const { check, subject, detail } of discrepancies) print(`${check}: ${subject}: ${detail}`);
  print(`${seen.join(', ')}; ${discrepancies.length} discrepancies`);
  return discrepancies.length === 0 ? 0 : 1;
}
