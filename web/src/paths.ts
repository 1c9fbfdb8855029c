// All addresses of the app. Pathnames are strings; the route types the query.
const segment = encodeURIComponent;
/** One route serves all of these, so their addresses are plain strings to the router. */
const staticPage = (slug: string): string => `/${segment(slug)}`;

const watchlist = (type: string): string => `/watchlist/${segment(type)}`;

const checkout = (type: 'invoice' | 'cart', id: string): string =>
  `/checkout/${type}/${segment(id)}`;

export type AuctionList =
  | 'all'
  | 'winning'
  | 'outbid'
  | 'won'
  | 'lost'
  | 'auction'
  | 'watchlist'
  | 'buynow';
export type ReceivedList = 'all' | 'unread';
export type InvoiceList = 'all' | 'paid' | 'partial';
export type SellerAuctionList = 'upcoming' | 'open' | 'closed' | 'draft';
export type SellerLotList = 'open' | 'sold' | 'unsold' | 'draft' | 'relisted';

/** The part of the page of cards that opens the form of a new one. */
export const ADD_CARD = 'add';

export const paths = {
  home: '/',
  search: '/search',
  login: '/login',
  registration: '/registration',
  /** An invitation with the friend's code. */
  registrationByInvite: (code: string) => `/registration?invite=${segment(code)}`,
  /** The codes of a registration, before the page that was asked for. */
  codesOnTheWayTo: (path: string) => `/registration?referer=${segment(path)}`,
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  terms: '/terms',
  help: '/help',
  about: staticPage('about'),
  expect: staticPage('expect'),
  openJobs: staticPage('open_jobs'),
  faq: staticPage('faq'),
  referAFriend: staticPage('refer_a_friend'),
  auctionDetails: staticPage('auction_details'),
  howItWorks: staticPage('how_it_works'),
  pickup: staticPage('pickup'),
  pickupInstructions: staticPage('pickup_instructions'),
  privacy: staticPage('privacy'),
  services: staticPage('services'),
  guidelines: staticPage('guidelines'),
  locationHours: '/locationHours',
  contact: '/contact',
  maintenance: '/maintanence',
  product: (pid: string) => `/productView/${segment(pid)}`,
  /** Returns to an interrupted bid. */
  productWithBid: (pid: string, typed: string) =>
    `/productView/${segment(pid)}?bid=${segment(typed)}`,
  /** The user's lots that close within 30 minutes. */
  closingLots: '/auctions/closing',
  auctions: (type: AuctionList) => `/auctions/${type}`,
  watchlist: watchlist('watchlist'),
  savedSearch: '/saved_search',
  expiredAuctions: '/expired_auction',
  pastAuctions: '/pastAuctions',
  /** Past auctions for guests, since S2 protects the address above. */
  auctionResults: '/auctionResults',
  pastAuction: (id: string) => `/pastAuctions/${segment(id)}`,
  credits: '/user/credits',
  refunds: '/return/all',
  /** What the user was notified of. */
  received: (list: ReceivedList) => (list === 'all' ? '/notifications' : '/notifications/unread'),
  /** Which notifications the user wants. */
  notifications: '/account/notifications',
  cards: '/payments/saved_cards',
  /** Returns to the page that needed a card. */
  cardsOnTheWayTo: (path: string) => `/payments/saved_cards?referer=${segment(path)}`,
  profile: '/account/profile',
  changePassword: '/account/change',
  invoices: (action: InvoiceList) => `/invoices/${action}`,
  invoice: (id: string) => `/invoice/${segment(id)}`,
  creditNote: (refundId: string) => `/credit_note/${segment(refundId)}`,
  creditNotePdf: (refundId: string) => `/credit-notes/${segment(refundId)}.pdf`,
  /** A file, not a page. */
  receiptPdf: (id: string) => `/receipts/${segment(id)}.pdf`,
  checkout: '/checkout/',
  cart: checkout('cart', 'mine'),
  checkoutInvoice: (id: string) => checkout('invoice', id),
  outbox: '/outbox',
  /** The profile with the Checkout QR Code open. */
  checkoutCode: '/account/checkout-code',
  /** Won lots to pick up, and their pickup times. */
  pickups: '/schedule/pending',
  completedPickups: '/schedule/completed',
  /** A file, not a page. */
  pickupCalendar: (visitId: string) => `/pickups/${segment(visitId)}.ics`,
  desk: '/desk',
  sellerHome: '/seller',
  sellerAuctions: (state: SellerAuctionList) => `/seller/auctions/${state}`,
  sellerLots: (state: SellerLotList) => `/seller/lots/${state}`,
  /** One auction: its form as a draft, its live board later. */
  sellerAuction: (id: string) => `/seller/auction/${segment(id)}`,
  newSellerAuction: '/seller/auction/new',
  sellerLot: (id: string) => `/seller/lot/${segment(id)}`,
  newSellerLot: '/seller/lot/new',
  sellerIntake: '/seller/intake',
  sellerImport: '/seller/import',
  sellerManifest: (id: string) => `/seller/import/${segment(id)}`,
  sellerPhotoArchive: (id: string) => `/seller/import/photos/${segment(id)}`,
  sellerTemplates: '/seller/templates',
  sellerLotTemplates: '/seller/product/templates',
  sellerLabels: '/seller/labels',
  sellerReports: '/seller/reports',
  /** Files, not pages. */
  reportCsv: (report: string, query: Readonly<Record<string, string>>) =>
    `/exports/reports/${report}.csv?${new URLSearchParams(query)}`,
  reportPdf: (report: string, query: Readonly<Record<string, string>>) =>
    `/seller-reports/${report}.pdf?${new URLSearchParams(query)}`,
  sellerCards: '/seller/payments/saved_cards',
  sellerBank: '/seller/payments/bank_details',
  sellerStatement: (auctionId: string) => `/seller/statement/${segment(auctionId)}`,
  statementPdf: (auctionId: string) => `/statements/${segment(auctionId)}.pdf`,
  statementCsv: (auctionId: string) => `/exports/statements/${segment(auctionId)}.csv`,
  sellers: '/admin/accounting/sellers',
  questions: '/seller/questions',
  bidLimits: '/admin/bid-limits',
  inbox: '/admin/inbox',
  upkeep: '/admin/maintenance',
  pages: '/admin/pages',
  trialBalance: '/admin/accounting',
  accountLines: '/admin/accounting/lines',
  reconciliation: '/admin/accounting/reconciliation',
  taxes: '/admin/accounting/taxes',
  booksExport: '/admin/accounting/export',
  journals: (ending: 'csv' | 'ledger', { from, to }: { from: string; to: string }) =>
    `/exports/journals.${ending}?from=${from}&to=${to}`,
  taxesCsv: (year: number) => `/exports/taxes.csv?year=${year}`,
  staticPage,
  /** The absolute address of a path, for link previews and search engines. */
  absolute: (origin: string, path: string) => `${origin}${path}`,
  /** A web search for the product (PV-03). */
  research: (words: string) => `https://www.google.com/search?q=${segment(words)}`,
  map: (address: string) => `https://www.google.com/maps/search/?api=1&query=${segment(address)}`,
} as const;

/** Whether an address of the app is that of a lot. */
export const leadsToLot = (address = ''): boolean => address.startsWith(paths.product(''));

/** Pages that are used at a pickup center, where a network may be missing. */
export const pickupPageAt = (pathname: string): 'code' | 'desk' | null => {
  if (pathname === paths.checkoutCode) return 'code';
  return pathname === paths.desk ? 'desk' : null;
};
