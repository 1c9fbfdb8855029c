/** All pages (S2) by who may see them; those of one lot or receipt are listed elsewhere. */
export const ROUTES = {
  public:
    '/ /maintanence /login /forgot_password /reset_password /registration /pickup_instructions ' +
    '/how_it_works /search /saved_search /contact /about /expect /open_jobs /faq /refer_a_friend ' +
    '/auctionResults ' +
    '/auction_details /services /help /guidelines /privacy /locationHours /terms /pickup',
  bids:
    '/auctions/all /auctions/winning /auctions/outbid /auctions/won /auctions/lost ' +
    '/auctions/closing /auctions/auction /auctions/watchlist /auctions/buynow ' +
    '/watchlist/watchlist /purchases/all /expired_auction /pastAuctions',
  account:
    '/payments/saved_cards /account/profile /account/change /account/notifications /return/all ' +
    '/user/credits /invoices/all /invoices/paid /invoices/partial /schedule/pending ' +
    '/schedule/completed',
  seller:
    '/seller/auctions/upcoming /seller/auctions/open /seller/auctions/closed ' +
    '/seller/auctions/draft /seller/lots/open /seller/lots/sold /seller/lots/unsold ' +
    '/seller/lots/draft /seller/lots/relisted /seller/templates /seller/product/templates ' +
    '/seller/reports /seller/payments/saved_cards /seller/payments/bank_details',
} as const;

export const routesOf = (whose: keyof typeof ROUTES): readonly string[] => ROUTES[whose].split(' ');
