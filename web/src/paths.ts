// The only maker of addresses. Pathnames as strings; what stands behind the "?" is typed by the
// route.
const segment = encodeURIComponent;

export type AuctionList = 'all' | 'winning' | 'outbid' | 'won' | 'lost' | 'auction';
export type InvoiceList = 'all' | 'paid' | 'partial';

export const paths = {
  home: '/',
  search: '/search',
  login: '/login',
  registration: '/registration',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  terms: '/terms',
  help: '/help',
  product: (pid: string) => `/productView/${segment(pid)}`,
  /** Back to a bid that was being typed. */
  productWithBid: (pid: string, typed: string) =>
    `/productView/${segment(pid)}?bid=${segment(typed)}`,
  auctions: (type: AuctionList) => `/auctions/${type}`,
  cards: '/payments/saved_cards',
  /** Back to where a card was missing. */
  cardsOnTheWayTo: (path: string) => `/payments/saved_cards?referer=${segment(path)}`,
  profile: '/account/profile',
  changePassword: '/account/change',
  invoices: (action: InvoiceList) => `/invoices/${action}`,
  invoice: (id: string) => `/invoice/${segment(id)}`,
  checkout: '/checkout/',
  checkoutInvoice: (id: string) => `/checkout/invoice/${segment(id)}`,
  outbox: '/outbox',
  /** The profile with the Checkout QR Code open. */
  checkoutCode: '/account/checkout-code',
  desk: '/desk',
  bidLimits: '/admin/bid-limits',
  /** The payment provider's own page for a card's number; it stands in a frame (R51). */
  cardForm: '/sandbox/tokenise',
  /** The same path from the site's root, for link previews and search engines. */
  absolute: (origin: string, path: string) => `${origin}${path}`,
  map: (address: string) => `https://www.google.com/maps/search/?api=1&query=${segment(address)}`,
} as const;
