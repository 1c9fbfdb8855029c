import type { RefundGround } from '@hammerdock/domain/invoicing/refund-grounds.ts';

/** The names of refund types; separate from the schemas, which the web does not load. */
export const REFUND_TYPES: Readonly<Record<RefundGround, string>> = {
  apparel: 'Apparel, before leaving',
  guarantee: 'Scratch & Dent guarantee',
  'our error': 'Our error',
  goodwill: 'Goodwill',
};
