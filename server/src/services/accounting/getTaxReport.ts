import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { startOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { askedMonth } from '../../operations/accounting/asked-period.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listTaxRows } from '../../store/accounting/tax-report.ts';
import { viewTaxReport } from '../../views/accounting/tax-report.ts';

export const getTaxReport: Handler<typeof accounting.getTaxReport> = async (
  { year: asked },
  { db },
) => {
  const year = asked ?? (await askedMonth(db, undefined)).year;
  const startOf = (calendarYear: number) => startOfDay({ year: calendarYear, month: 1, day: 1 });
  const rows = await listTaxRows(db, { from: startOf(year), until: startOf(year + 1) });
  return ok({ year, ...viewTaxReport(rows) });
};
