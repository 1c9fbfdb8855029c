import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { closeDifference } from './closeDifference.ts';
import { getTaxReport } from './getTaxReport.ts';
import { getTrialBalance } from './getTrialBalance.ts';
import { listAccountLines } from './listAccountLines.ts';
import { listDifferences } from './listDifferences.ts';

export const accountingTable: ServiceTable<typeof accounting> = {
  closeDifference,
  getTaxReport,
  getTrialBalance,
  listAccountLines,
  listDifferences,
};
