import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { beginLinkPayment } from './beginLinkPayment.ts';
import { changeShippingAddress } from './changeShippingAddress.ts';
import { getCheckoutInvoiceDetail } from './getCheckoutInvoiceDetail.ts';
import { getDeposit } from './getDeposit.ts';
import { getLinkPayment } from './getLinkPayment.ts';
import { getPaymentLink } from './getPaymentLink.ts';
import { getReceipt } from './getReceipt.ts';
import { payByLink } from './payByLink.ts';
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
  changeShippingAddress,
  previewCheckout,
  payWithFullUserCredits,
  payWithCredits,
  payWithCard,
  payWithCardOrUserCredits,
  getPaymentLink,
  getLinkPayment,
  beginLinkPayment,
  payByLink,
  getDeposit,
  returnDeposit,
  submitDeposit,
};
