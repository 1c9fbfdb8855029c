// Where letters lead: the pages of the store, from its configured origin.
import type { House } from '../context.ts';

export const lotLink = ({ config }: House, lotId: string): string =>
  `${config.origin}/productView/${lotId}`;

export const invoiceLink = ({ config }: House, invoiceId: string): string =>
  `${config.origin}/invoice/${invoiceId}`;

export const payLink = ({ config }: House, invoiceId: string): string =>
  `${config.origin}/checkout/invoice/${invoiceId}`;

export const openInvoicesLink = ({ config }: House): string => `${config.origin}/invoices/all`;

export const creditsLink = ({ config }: House): string => `${config.origin}/user/credits`;

export const homeLink = ({ config }: House): string => `${config.origin}/`;
