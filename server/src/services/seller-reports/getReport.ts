import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readAskedScope } from '../../operations/reporting/asked-report.ts';
import { readReport } from '../../operations/reporting/read-report.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewReport } from '../../views/auctions/seller-report.ts';

export const getReport: Handler<typeof sellerReports.getReport> = async (
  { report: name, ...input },
  { db, actor },
) => {
  const asked = await readAskedScope(db, actor, input);
  if (!asked.ok) return asked;
  const { scope, range, ...about } = asked.value;
  const read = await readReport(db, { name, scope, ...range });
  return ok(viewReport(read, { name, ...range, ...about }));
};
