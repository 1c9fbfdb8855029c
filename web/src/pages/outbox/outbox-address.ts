import { readPageAddress, type PageAddress } from '../../lib/page-address.ts';

export interface OutboxAddress extends PageAddress {
  readonly recipient?: string;
}

const PAGE_MAX = 1_000;

/** What stands behind the "?" of the outbox; anything odd falls back to all, newest first. */
export function readOutboxAddress(search: Record<string, unknown>): OutboxAddress {
  // A phone number in an address is read as a number, and its plus as a space.
  const given = search['recipient'];
  const recipient = ['string', 'number'].includes(typeof given) ? String(given).trim() : '';
  return {
    ...(recipient === '' ? {} : { recipient }),
    ...readPageAddress(search, PAGE_MAX),
  };
}
