// LIST-13: each list in its three states. A list that is missing here fails the last test.
import { services } from '@hammerdock/contract/index.ts';
import { describe, expect, test } from 'vitest';
import { LotQuestions } from '../features/lot-questions/lot-questions.tsx';
import { History } from '../features/lot/history/bid-history.tsx';
import { openStage } from '../testing/render-hook.tsx';
import { sellerLists, type List } from '../testing/seller-lists.tsx';
import { sampleLot } from '../testing/sample-lot.ts';
import { TaxPage } from './accounting/tax-page.tsx';
import { ReconciliationPage } from './accounting/reconciliation-page.tsx';
import { AccountLinesPage } from './accounting/account-lines-page.tsx';
import { CardsPage } from './account/cards-page.tsx';
import { FollowedSellers } from './account/followed-sellers.tsx';
import { BidLimitsPage } from './admin/bid-limits-page.tsx';
import { InboxPage } from './admin/inbox-page.tsx';
import { PagesPage } from './admin/pages-page.tsx';
import { BID_LISTS } from './bids/bid-lists.ts';
import { BidsPage } from './bids/bids-page.tsx';
import { WON_LISTS } from './bids/won-lists.ts';
import { WonPage } from './bids/won-page.tsx';
import { SearchPage } from './catalog/search-page.tsx';
import { ClosingPage } from './closing/closing-page.tsx';
import { CartPage } from './cart/cart-page.tsx';
import { CreditsPage } from './credits/credits-page.tsx';
import { ExpiredPage } from './expired/expired-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { invoiceLists } from './invoices/invoice-lists.ts';
import { InvoicesPage } from './invoices/invoices-page.tsx';
import { ReceivedPage } from './notifications/received-page.tsx';
import { OutboxPage } from './outbox/outbox-page.tsx';
import { PastAuctionsPage } from './past-auctions/past-auctions-page.tsx';
import { RefundsPage } from './refunds/refunds-page.tsx';
import { SavedSearchesPage } from './saved-searches/saved-searches-page.tsx';
import { QuestionsPage } from './seller/questions-page.tsx';

const ignore = (): void => undefined;
const paged = { page: 1, onPage: ignore };

const DASHBOARD_CALLS = {
  all: 'bids.getAllBids',
  winning: 'bids.getWinning',
  outbid: 'bids.getLosing',
  won: 'bids.getWon',
  lost: 'bids.getLost',
  auction: 'bids.getDashboardList',
  buynow: 'bids.getDashboardList',
  watchlist: 'watchlist.getWatchlist',
} as const;

const LISTS: Readonly<Record<string, List>> = {
  ...Object.fromEntries(
    BID_LISTS.map((list) => [
      list.title,
      {
        calls: [DASHBOARD_CALLS[list.type]],
        key: list.type === 'watchlist' ? 'watchlist.getWatchlist' : 'bids.list',
        path: `/auctions/${list.type}`,
        shown: <BidsPage list={list} address={{}} onChange={ignore} />,
        nothing: { lots: [], count: 0 },
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(WON_LISTS).map(([name, list]) => [
      list.title,
      {
        calls: ['bids.getWon'],
        key: 'bids.list',
        path: name === 'purchases' ? '/purchases/all' : `/schedule/${name}`,
        shown: <WonPage list={list} address={{}} onChange={ignore} />,
        nothing: { lots: [], count: 0 },
      },
    ]),
  ),
  'Won lots of one pickup status': {
    calls: ['bids.getWon'],
    key: 'bids.list',
    path: '/purchases/all?pickup=2',
    shown: <WonPage list={WON_LISTS.purchases} address={{ pickup: '2' }} onChange={ignore} />,
    nothing: { lots: [], count: 0 },
    next: 'Show all',
  },
  ...Object.fromEntries(
    invoiceLists.map((list) => [
      `Receipts: ${list.label}`,
      {
        calls: ['invoices.getReceipt'],
        path: `/invoices/${list.action}`,
        shown: <InvoicesPage list={list} page={1} paid={null} payment={null} />,
        nothing: { receiptList: [], receiptCount: 0 },
      },
    ]),
  ),
  'My Cart': {
    calls: ['cart.previewCart'],
    path: '/checkout/cart/mine',
    shown: <CartPage />,
    nothing: {
      cartList: [],
      cartCount: 0,
      bidamount_total: '0.00',
      buypremium_total: '0.00',
      salestax_total: '0.00',
      final_total: '0.00',
    },
  },
  'Expired Auctions': {
    calls: ['catalog.getExpired'],
    path: '/expired_auction',
    shown: <ExpiredPage />,
    nothing: { expiredList: [], expiredCount: 0 },
  },
  'Past Auctions': {
    calls: ['catalog.getPastAuctions'],
    path: '/pastAuctions',
    shown: <PastAuctionsPage {...paged} />,
    nothing: { pastAuctionsList: [], pastAuctionsCount: 0 },
  },
  Search: {
    calls: ['catalog.searchProducts'],
    path: '/search',
    shown: <SearchPage />,
    nothing: {
      searchList: [],
      searchCount: 0,
      corrected: [],
      dropped: [],
      price_range: { min_price: '', max_price: '' },
      help: null,
    },
  },
  Home: {
    calls: ['catalog.homeProducts'],
    path: '/',
    shown: <HomePage />,
    nothing: { banners: [], blocks: [] },
  },
  'Closing Soon': {
    calls: ['bids.listLotsInPlay'],
    path: '/auctions/closing',
    shown: <ClosingPage />,
    nothing: { lotsInPlay: [] },
  },
  'Bid history': {
    calls: ['bidding.getBidHistory'],
    path: '/',
    shown: <History lot={sampleLot({ bids: 0 })} onLeave={ignore} />,
    nothing: { bidHistoryList: [], bidHistoryCount: 0 },
    next: 'Place the first bid',
  },
  'Questions and answers': {
    calls: ['questions.listLotQuestions'],
    path: '/',
    shown: <LotQuestions lot={sampleLot()} />,
    nothing: { questionsList: [], questionsCount: 0, openList: [], may_answer: 0 },
    next: 'Ask the seller',
  },
  'Questions to answer': {
    calls: ['questions.listOpenQuestions'],
    path: '/seller/questions',
    shown: <QuestionsPage {...paged} />,
    nothing: { questionsList: [], questionsCount: 0 },
  },
  'Saved searches': {
    calls: ['savedSearches.getSavedSearch'],
    path: '/saved_search',
    shown: <SavedSearchesPage {...paged} />,
    nothing: { savedSearchList: [], savedSearchCount: 0 },
  },
  Refunds: {
    calls: ['refunds.getRefund'],
    path: '/return/all',
    shown: <RefundsPage {...paged} />,
    nothing: { refundList: [], refundCount: 0 },
  },
  Notifications: {
    calls: ['notifications.listNotifications'],
    path: '/notifications',
    shown: <ReceivedPage list="all" page={1} />,
    nothing: { notificationList: [], notificationCount: 0, newest_id: null, unreadCount: 0 },
    next: 'Find something to bid on',
  },
  'Unread notifications': {
    calls: ['notifications.listNotifications'],
    path: '/notifications/unread',
    shown: <ReceivedPage list="unread" page={1} />,
    nothing: { notificationList: [], notificationCount: 0, newest_id: null, unreadCount: 0 },
    next: 'See all notifications',
  },
  Credits: {
    calls: ['credits.getCreditAndCoupon'],
    path: '/user/credits',
    shown: <CreditsPage page={1} />,
    nothing: { creditAndCouponList: [], creditAndCouponCount: 0, available_credits: '0.00' },
  },
  Cards: {
    calls: ['cards.listSources'],
    path: '/payments/saved_cards',
    shown: <CardsPage />,
    nothing: { responseData: { data: [], has_more: false } },
    next: 'Add a new card',
  },
  'Followed sellers': {
    calls: ['following.listFollowedSellers'],
    path: '/account/notifications',
    shown: <FollowedSellers />,
    nothing: { followedList: [] },
    next: 'Find a seller’s lots',
  },
  Inbox: {
    calls: ['inbox.listInboxMessages'],
    path: '/admin/inbox',
    shown: <InboxPage address={{}} onPage={ignore} />,
    nothing: { inboxList: [], inboxCount: 0 },
  },
  'Bid limit requests': {
    calls: ['bidding.listBidLimitRequests'],
    path: '/admin/bid-limits',
    shown: <BidLimitsPage />,
    nothing: { requests: [] },
  },
  'Text pages': {
    calls: ['upkeep.listStaticPages'],
    path: '/admin/pages',
    shown: <PagesPage />,
    nothing: { pages: [], facts: [] },
  },
  'Account lines': {
    calls: ['accounting.listAccountLines'],
    path: '/admin/accounting/lines',
    shown: <AccountLinesPage address={{}} onChange={ignore} />,
    nothing: {
      month: '2026-11',
      opening: { debit: '0.00', credit: '0.00' },
      closing: { debit: '0.00', credit: '0.00' },
      lineList: [],
      lineCount: 0,
    },
  },
  'Sales tax': {
    calls: ['accounting.getTaxReport'],
    path: '/admin/accounting/taxes',
    shown: <TaxPage year={null} onYear={ignore} />,
    nothing: { year: 2026, taxList: [], net_total: '0.00' },
  },
  Reconciliation: {
    calls: ['accounting.listDifferences'],
    path: '/admin/accounting/reconciliation',
    shown: <ReconciliationPage address={{}} onPage={ignore} />,
    nothing: { differenceList: [], differenceCount: 0 },
  },
  ...sellerLists,
  Outbox: {
    calls: ['messages.listMessages'],
    path: '/outbox',
    shown: <OutboxPage />,
    nothing: { messages: [] },
  },
};

/** Calls with a list in their answer that is no list of a page. */
const PARTS: ReadonlySet<string> = new Set([
  // Facts of a page, a dialog or a form that has its own states.
  'account.checkLogedUserAlreadySeenLocation',
  'accounting.getTrialBalance',
  'account.getBiddingPause',
  'account.userAddress',
  'bidding.getBidReplay',
  'cart.addCartLine',
  'cart.checkoutCart',
  'cart.removeCartLine',
  'cart.updateCartLine',
  'catalog.getProductInfo',
  'upkeep.previewStaticPage',
  'defaults.getCategories',
  'defaults.getDefault',
  'defaults.getLocations',
  'invoices.getCheckoutInvoiceDetail',
  'invoices.getDeposit',
  'invoices.getPaymentLink',
  'invoices.viewReceipt',
  'refunds.getCreditNote',
  'notifications.getUserNotification',
  'pickup.getPickupQueue',
  'pickup.getPickupSlots',
  'pickup.openPickupPass',
  'refunds.previewRefund',
  'intake.listIntakeTargets',
  'labels.listLabelAuctions',
  'lotPhotos.setLotPhotos',
  'lotTemplates.applyLotTemplate',
  'manifests.getManifest',
  'manifests.listManifestRows',
  'photoArchives.getPhotoArchive',
  'photoArchives.searchArchiveLots',
  'sellerAuctions.getAuctionBoard',
  'sellerAuctions.listCenters',
  'sellerAuctions.listLotBidders',
  'sellerAuctions.listStock',
  'sellerAuctions.previewAuction',
  'sellerHome.getSellerHome',
  'sellerHome.listSellers',
  'sellerLots.assignDraftLots',
  'sellerLots.changeDraftLots',
  'sellerLots.countSellerLots',
  'sellerLots.getSellerLot',
  'sellerReports.getReport',
  'sellerReports.listReportAuctions',
  'settlements.getStatement',
  'settlements.listPayouts',
  // Additions to a page, hidden until they have entries.
  'bidding.listIdentityChecks',
  'bidding.listRetractionReviews',
  'catalog.listSimilarSales',
  'catalog.listSuggestions',
  'places.searchPlaces',
  'catalog.similarProducts',

  // Loaded by its route, which has the states.
  'catalog.getPastAuction',
]);

/** The list in a state: waiting, or with this answer, or with an error. */
async function show({ calls, key = calls[0] ?? '', path, shown }: List, answer?: object | 'error') {
  const { queryClient, render } = await openStage({
    user: { role: 'buyer', user_id: 'bea' },
    path,
  });
  // Without what the page's loader has found.
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retryOnMount: false } });
  queryClient.setQueryData(['cards.createCustomer'], 'customer');
  queryClient.setQueryData(['bids.getInPlay', {}], { awaiting_receipt: 0 });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.queryKey[0] !== key || answer === undefined) return;
    query.setState(
      answer === 'error'
        ? { status: 'error', error: new Error('offline') }
        : { status: 'success', data: answer, dataUpdatedAt: Date.now() },
    );
  });
  return render(shown);
}

const SKELETON = /mantine-Skeleton-root/;

describe.each(Object.entries(LISTS))('LIST-13 %s', (_, list) => {
  test('has skeletons while it loads', async () => {
    const html = await show(list);
    expect(html).toMatch(SKELETON);
    expect(html).not.toContain('role="alert"');
  });

  test('has a next step when it is empty', async () => {
    const html = await show(list, list.nothing);
    expect(html).not.toMatch(SKELETON);
    const [, actions = ''] = html.split('mantine-EmptyState-actions');
    if (list.next === undefined) expect(actions).toMatch(/^[^>]*>(<div[^>]*>)*<(a|button)/);
    else expect(html).toContain(list.next);
    // There is nothing to sort.
    expect(html).not.toContain('Sort by');
  });

  test('says that it could not be loaded, and can be retried', async () => {
    const html = await show(list, 'error');
    expect(html).toMatch(/role="alert".*Try again/s);
    expect(html).not.toMatch(SKELETON);
  });
});

const isArray = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && 'type' in field && field.type === 'array';

test('LIST-13 every list that a page loads is among these', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const web = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .map(([, text]) => text)
    .join('\n');
  const loaded = Object.entries(services).flatMap(([service, calls]) =>
    Object.entries(calls)
      .filter(([, { output }]) => Object.values(output.shape).some(isArray))
      .map(([call]) => `${service}.${call}`)
      .filter((name) => web.includes(`'${name}'`)),
  );
  const known = new Set<string>([...Object.values(LISTS).flatMap(({ calls }) => calls), ...PARTS]);
  expect(loaded.filter((name) => !known.has(name))).toEqual([]);
});
