import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { cancelRefund } from './cancelRefund.ts';
import { getCreditNote } from './getCreditNote.ts';
import { getRefund } from './getRefund.ts';
import { previewRefund } from './previewRefund.ts';
import { refundLot } from './refundLot.ts';

export const refundsTable: ServiceTable<typeof refunds> = {
  cancelRefund,
  getRefund,
  getCreditNote,
  previewRefund,
  refundLot,
};
