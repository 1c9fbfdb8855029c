import type { LotRecord, Violation, World } from './world.ts';

/**
 * I6: one line for each sold lot, to its winner at the hammer price; one open invoice per winner,
 * besides those of purchases.
 */
export function checkInvoices({ lots, invoices }: World): Violation[] {
  const faulty = lots.flatMap((record) =>
    lineFaults(record).map((message): Violation => ({ invariant: 'I6', lot: record.lot, message })),
  );
  const winners = Map.groupBy(invoices, ({ buyer, auction }) => `${buyer} in auction ${auction}`);
  const doubled = [...winners]
    .filter(([, ofWinner]) => ofWinner.length > 1)
    .map(([winner, { length }]): Violation => {
      return { invariant: 'I6', lot: '', message: `${length} open invoices of ${winner}` };
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
      faults.push(`its line message ${line.hammerCents}, its hammer is ${snapshot.hammerCents}`);
    }
  }
  return faults;
}
