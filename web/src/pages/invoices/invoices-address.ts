import { readPageAddress, type PageAddress } from '../../lib/address/page-address.ts';

export interface InvoicesAddress extends PageAddress {
  /** The receipt that was just paid. */
  readonly paid?: string;
}

const ID = /^[0-9a-f-]{36}$/;

export function readInvoicesAddress(search: Record<string, unknown>): InvoicesAddress {
  const { paid } = search;
  return {
    ...readPageAddress(search),
    ...(typeof paid === 'string' && ID.test(paid) ? { paid } : {}),
  };
}
