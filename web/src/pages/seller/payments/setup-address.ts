import { readPageAddress, type PageAddress } from '../../../lib/address/page-address.ts';

/** How a seller came back from the provider's setup pages. */
export type SetupReturn = 'done' | 'expired';

export interface BankAddress extends PageAddress {
  readonly setup?: SetupReturn;
}

/** Other words are ignored. */
export function readBankAddress(search: Record<string, unknown>): BankAddress {
  const { setup } = search;
  const isKnown = setup === 'done' || setup === 'expired';
  return { ...readPageAddress(search), ...(isKnown ? { setup } : {}) };
}
