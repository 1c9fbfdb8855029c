// Links from messages to pages of the store, made from its configured origin.
import type { AppContext } from '../context.ts';

export const lotLink = ({ config }: AppContext, lotId: string): string =>
  `${config.origin}/productView/${lotId}`;

export const invoiceLink = ({ config }: AppContext, invoiceId: string): string =>
  `${config.origin}/invoice/${invoiceId}`;

export const payLink = ({ config }: AppContext, invoiceId: string): string =>
  `${config.origin}/checkout/invoice/${invoiceId}`;

export const openInvoicesLink = ({ config }: AppContext): string => `${config.origin}/invoices/all`;

export const contactLink = ({ config }: AppContext): string => `${config.origin}/contact`;

export const cardsLink = ({ config }: AppContext): string =>
  `${config.origin}/payments/saved_cards`;

export const creditsLink = ({ config }: AppContext): string => `${config.origin}/user/credits`;

export const pickupTimesLink = ({ config }: Pick<AppContext, 'config'>): string =>
  `${config.origin}/schedule/pending`;

/** The buyer's code for the desk. */
export const checkoutCodeLink = ({ config }: AppContext): string =>
  `${config.origin}/account/checkout-code`;

/** The pickup time as an event for calendars. */
export const calendarLink = ({ config }: AppContext, visitId: string): string =>
  `${config.origin}/pickups/${visitId}.ics`;

export const refundsLink = ({ config }: AppContext): string => `${config.origin}/return/all`;

export const homeLink = ({ config }: AppContext): string => `${config.origin}/`;

export const watchlistLink = ({ config }: AppContext): string =>
  `${config.origin}/watchlist/watchlist`;

export const pickupTermsLink = ({ config }: AppContext): string => `${config.origin}/pickup`;

export const searchLink = ({ config }: AppContext, address: string): string =>
  `${config.origin}/search?${address}`;

/** Stops the emails about one saved search; works without a session. */
export const muteLink = (
  { config }: AppContext,
  { id, muteToken }: { id: string; muteToken: string },
): string => `${config.origin}/saved_search?mute=${id}.${muteToken}`;
