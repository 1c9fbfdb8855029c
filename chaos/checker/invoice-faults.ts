import type { LotRecord, Violation, World } from './world.ts';

/**
 * I6: one line for each sold lot, to its winner at the hammer; one open invoice per winner, beside
 * those of what was bought at once.
 */
export function checkInvoices({ lots, invoices }: World): Violation[] {
  const faulty = lots.flatMap((record) =>
    lineFaults(record).map((says): Violation => ({ invariant: 'I6', lot: record.lot, says })),
  );
  const winners = Map.groupBy(invoices, ({ buyer, auction }) => `${buyer} in auction ${auction}`);
  const doubled = [...winners]
    .filter(([, ofWinner]) => ofWinner.length > 1)
    .map(([winner, { length }]): Violation => {
      return { invariant: 'I6', lot: '', says: `${length} open invoices of ${winner}` };
    });
  return [...faulty, ...doubled];
}

function lineFaults({ snapshot, lines, auctionInvoiced }: LotRecord): string[] {
  if (snapshot.phase !== 'sold') {
    return lines.length > 0 ? [`it is ${snapshot.phase} and on an invoice`] : [];
  }
  const faults: string[] = [];
  if (lines.length > 1) faults.push(`it is on ${lines.length} invoices`);
  if (lines.length === 0 && auctionInvoiced) faults.push('it is sold and on no invoice');
  for (const line of lines) {
    if (line.buyer !== snapshot.leader) faults.push(`its invoice is ${line.buyer}'s`);
    if (line.hammerCents !== snapshot.hammerCents) {
      faults.push(`its line says ${line.hammerCents}, its hammer is ${snapshot.hammerCents}`);
    }
  }
  return faults;
}
