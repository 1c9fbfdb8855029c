// Where letters lead: the pages of the store, from its configured origin.
import type { House } from '../context.ts';

export const lotLink = ({ config }: House, lotId: string): string =>
  `${config.origin}/productView/${lotId}`;

export const invoiceLink = ({ config }: House, invoiceId: string): string =>
  `${config.origin}/invoice/${invoiceId}`;

export const payLink = ({ config }: House, invoiceId: string): string =>
  `${config.origin}/checkout/invoice/${invoiceId}`;

export const openInvoicesLink = ({ config }: House): string => `${config.origin}/invoices/all`;

export const contactLink = ({ config }: House): string => `${config.origin}/contact`;

export const creditsLink = ({ config }: House): string => `${config.origin}/user/credits`;

export const wonLink = ({ config }: Pick<House, 'config'>): string =>
  `${config.origin}/auctions/won`;

export const refundsLink = ({ config }: House): string => `${config.origin}/return/all`;

export const homeLink = ({ config }: House): string => `${config.origin}/`;

export const watchlistLink = ({ config }: House): string => `${config.origin}/watchlist/watchlist`;

export const pickupTermsLink = ({ config }: House): string => `${config.origin}/pickup`;

export const searchLink = ({ config }: House, address: string): string =>
  `${config.origin}/search?${address}`;

/** Ends the mail of one saved search, signed in or not. */
export const muteLink = (
  { config }: House,
  { id, muteToken }: { id: string; muteToken: string },
): string => `${config.origin}/saved_search?mute=${id}.${muteToken}`;
