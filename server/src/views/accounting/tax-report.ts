import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import type { TaxRow } from '../../store/accounting/tax-report.ts';

export function viewTaxReport(rows: readonly TaxRow[]) {
  const total = (part: (row: TaxRow) => Cents): string =>
    toDecimal(rows.reduce((sum, row) => sum + part(row), 0));
  return {
    taxList: rows.map((row) => ({
      month: row.month,
      center: row.center,
      taxed_sales: toDecimal(row.taxedCents),
      exempt_sales: toDecimal(row.exemptCents),
      billed: toDecimal(row.billedCents),
      voided: toDecimal(row.voidedCents),
      refunded: toDecimal(row.refundedCents),
      charged_back: toDecimal(row.chargedBackCents),
      net: toDecimal(row.netCents),
    })),
    net_total: total(({ netCents }) => netCents),
  };
}
