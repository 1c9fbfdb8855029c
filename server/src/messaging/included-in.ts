import type { InvoiceSubject } from '../store/messaging/notification-subjects.ts';

/** What a total contains besides the prices. */
export const includedIn = ({ shippingCents }: Pick<InvoiceSubject, 'shippingCents'>): string =>
  shippingCents > 0 ? 'including premium, tax and shipping' : 'including premium and tax';
