import { readPageAddress, type PageAddress } from '../../lib/address/page-address.ts';

export interface InvoicesAddress extends PageAddress {
  /** The receipt that was just paid. */
  readonly paid?: string;
  /** The payment of it that the bank asked to confirm. */
  readonly payment?: string;
}

const ID = /^[0-9a-f-]{36}$/;

export function readInvoicesAddress(search: Record<string, unknown>): InvoicesAddress {
  const { paid, payment } = search;
  return {
    ...readPageAddress(search),
    ...(typeof paid === 'string' && ID.test(paid) ? { paid } : {}),
    ...(typeof payment === 'string' && ID.test(payment) ? { payment } : {}),
  };
}
