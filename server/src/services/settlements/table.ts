import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { checkTransferAccount } from './checkTransferAccount.ts';
import { getBankDetails } from './getBankDetails.ts';
import { getStatement } from './getStatement.ts';
import { listPayouts } from './listPayouts.ts';
import { listSellerAccounts } from './listSellerAccounts.ts';
import { listStatements } from './listStatements.ts';
import { recordPayout } from './recordPayout.ts';
import { revealBankDetails } from './revealBankDetails.ts';
import { reversePayout } from './reversePayout.ts';
import { saveBankDetails } from './saveBankDetails.ts';
import { setCommission } from './setCommission.ts';
import { setUpTransfers } from './setUpTransfers.ts';
import { transferPayout } from './transferPayout.ts';

export const settlementsTable: ServiceTable<typeof settlements> = {
  checkTransferAccount,
  getBankDetails,
  getStatement,
  listPayouts,
  listSellerAccounts,
  listStatements,
  recordPayout,
  revealBankDetails,
  reversePayout,
  saveBankDetails,
  setCommission,
  setUpTransfers,
  transferPayout,
};
