export interface OutboxAddress {
  readonly recipient?: string;
  readonly page?: number;
}

/** What stands behind the "?" of the outbox; anything odd falls back to all, newest first. */
export function readOutboxAddress(search: Record<string, unknown>): OutboxAddress {
  // A phone number in an address is read as a number, and its plus as a space.
  const given = search['recipient'];
  const recipient = ['string', 'number'].includes(typeof given) ? String(given).trim() : '';
  const page = Number(search['page']);
  return {
    ...(recipient === '' ? {} : { recipient }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000 ? { page } : {}),
  };
}
