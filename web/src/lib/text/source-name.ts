interface Card {
  readonly object: 'card';
  readonly brand: string;
  readonly expired: boolean;
}

interface Bank {
  readonly object: 'bank_account';
  readonly bank_name: string;
  readonly status: string;
}

/** "Visa ending in 4242", "Test Bank ending in 6789". */
export const sourceName = (
  source: (Omit<Card, 'expired'> | Bank) & { readonly last4: string },
): string =>
  `${source.object === 'card' ? source.brand : source.bank_name} ending in ${source.last4}`;

/** CARD-06: a bank account pays once it is verified. */
export const isVerified = (source: Omit<Card, 'expired'> | Bank): boolean =>
  source.object === 'card' || source.status === 'verified';

/** What can be charged, as far as is known before. */
export const isChargeable = (source: Card | Bank): boolean =>
  isVerified(source) && !(source.object === 'card' && source.expired);
