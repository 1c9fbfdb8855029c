import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getCheckoutInvoiceDetail } from './getCheckoutInvoiceDetail.ts';
import { getDeposit } from './getDeposit.ts';
import { getReceipt } from './getReceipt.ts';
import { payWithCard } from './payWithCard.ts';
import { payWithCardOrUserCredits } from './payWithCardOrUserCredits.ts';
import { payWithCredits } from './payWithCredits.ts';
import { payWithFullUserCredits } from './payWithFullUserCredits.ts';
import { previewCheckout } from './previewCheckout.ts';
import { returnDeposit } from './returnDeposit.ts';
import { submitDeposit } from './submitDeposit.ts';
import { viewReceipt } from './viewReceipt.ts';

export const invoicesTable: ServiceTable<typeof invoices> = {
  getReceipt,
  viewReceipt,
  getCheckoutInvoiceDetail,
  previewCheckout,
  payWithFullUserCredits,
  payWithCredits,
  payWithCard,
  payWithCardOrUserCredits,
  getDeposit,
  returnDeposit,
  submitDeposit,
};
