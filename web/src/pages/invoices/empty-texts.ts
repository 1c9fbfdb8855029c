import type { InvoiceList } from '../../paths.ts';

interface EmptyText {
  readonly title: string;
  readonly text: string;
}

/** Apart from the lists, which every page loads with the routes. */
export const EMPTY_TEXTS: Readonly<Record<InvoiceList, EmptyText>> = {
  all: {
    title: 'No receipts',
    text: 'When you win something, its receipt appears here as soon as the auction closes.',
  },
  paid: { title: 'No receipts', text: 'You have no paid receipts yet.' },
  partial: { title: 'Nothing to pay', text: 'You have no unpaid receipts.' },
};
