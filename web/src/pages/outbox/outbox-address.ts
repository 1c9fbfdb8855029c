import { readPageAddress, type PageAddress } from '../../lib/address/page-address.ts';

export interface OutboxAddress extends PageAddress {
  readonly recipient?: string;
}

const PAGE_MAX = 1_000;

/** The query of the outbox; invalid values fall back to all, newest first. */
export function readOutboxAddress(search: Record<string, unknown>): OutboxAddress {
  // The router reads a phone number as a number, and its plus as a space.
  const given = search['recipient'];
  const recipient = ['string', 'number'].includes(typeof given) ? String(given).trim() : '';
  return {
    ...(recipient === '' ? {} : { recipient }),
    ...readPageAddress(search, PAGE_MAX),
  };
}
