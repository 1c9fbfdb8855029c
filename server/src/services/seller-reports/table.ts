import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getReport } from './getReport.ts';
import { listReportAuctions } from './listReportAuctions.ts';

export const sellerReportsTable: ServiceTable<typeof sellerReports> = {
  getReport,
  listReportAuctions,
};
