import type { Statement } from '@hammerdock/contract/shapes/settlement.ts';
import { STANDING } from '@hammerdock/contract/texts/settlement-words.ts';
import { CSV_MARK, csvLine } from '@hammerdock/domain/text/csv.ts';

const MONEY = ['Hammer', 'Refunds', 'Chargebacks', 'Commission', 'Net'];
const COLUMNS = ['Lot', 'Title', ...MONEY, 'Status', 'Paid on', 'Reference'];

/** Bounded by the lots of an auction; the last line has the totals. */
export function statementCsv(statement: Statement): string {
  const { hammer, refunds, chargebacks, commission, net } = statement;
  const lots = statement.lotList.map((lot) =>
    csvLine([
      String(lot.lot_number),
      lot.title,
      lot.hammer,
      lot.refunds,
      lot.chargebacks,
      lot.commission,
      lot.net,
      STANDING[lot.standing],
      lot.payout?.paid_on ?? '',
      lot.payout?.reference ?? '',
    ]),
  );
  const total = csvLine(['', 'Total', hammer, refunds, chargebacks, commission, net, '', '', '']);
  return [CSV_MARK + csvLine(COLUMNS), ...lots, total].join('');
}
