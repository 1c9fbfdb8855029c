// Every declared call with its handler. A missing handler does not compile.
import { services, type Services } from '@hammerdock/contract';
import { accountTable } from '../services/account/table.ts';
import { accountingTable } from '../services/accounting/table.ts';
import { auctionTemplatesTable } from '../services/auction-templates/table.ts';
import { authTable } from '../services/auth/table.ts';
import { biddingTable } from '../services/bidding/table.ts';
import { bidsTable } from '../services/bids/table.ts';
import { cardsTable } from '../services/cards/table.ts';
import { cartTable } from '../services/cart/table.ts';
import { catalogTable } from '../services/catalog/table.ts';
import { creditsTable } from '../services/credits/table.ts';
import { defaultsTable } from '../services/defaults/table.ts';
import { demoTable } from '../services/demo/table.ts';
import { followingTable } from '../services/following/table.ts';
import { inboxTable } from '../services/inbox/table.ts';
import { intakeTable } from '../services/intake/table.ts';
import { invoicesTable } from '../services/invoices/table.ts';
import { labelsTable } from '../services/labels/table.ts';
import { lotPhotosTable } from '../services/lot-photos/table.ts';
import { lotTemplatesTable } from '../services/lot-templates/table.ts';
import { messagesTable } from '../services/messages/table.ts';
import { newsletterTable } from '../services/newsletter/table.ts';
import { notesTable } from '../services/notes/table.ts';
import { notificationsTable } from '../services/notifications/table.ts';
import { pickupTable } from '../services/pickup/table.ts';
import { placesTable } from '../services/places/table.ts';
import { questionsTable } from '../services/questions/table.ts';
import { refundsTable } from '../services/refunds/table.ts';
import { savedSearchesTable } from '../services/saved-searches/table.ts';
import { sellerAuctionsTable } from '../services/seller-auctions/table.ts';
import { manifestsTable } from '../services/manifests/table.ts';
import { photoArchivesTable } from '../services/photo-archives/table.ts';
import { sellerHomeTable } from '../services/seller-home/table.ts';
import { settlementsTable } from '../services/settlements/table.ts';
import { sellerLotsTable } from '../services/seller-lots/table.ts';
import { sellerReportsTable } from '../services/seller-reports/table.ts';
import { upkeepTable } from '../services/upkeep/table.ts';
import { uploadsTable } from '../services/uploads/table.ts';
import { watchlistTable } from '../services/watchlist/table.ts';
import type { HandlerTable, MountedCall } from './handler.ts';

const table: HandlerTable<Services> = {
  account: accountTable,
  accounting: accountingTable,
  auctionTemplates: auctionTemplatesTable,
  auth: authTable,
  bidding: biddingTable,
  bids: bidsTable,
  cards: cardsTable,
  cart: cartTable,
  catalog: catalogTable,
  credits: creditsTable,
  defaults: defaultsTable,
  demo: demoTable,
  following: followingTable,
  inbox: inboxTable,
  intake: intakeTable,
  invoices: invoicesTable,
  labels: labelsTable,
  lotPhotos: lotPhotosTable,
  lotTemplates: lotTemplatesTable,
  messages: messagesTable,
  newsletter: newsletterTable,
  notes: notesTable,
  notifications: notificationsTable,
  pickup: pickupTable,
  places: placesTable,
  questions: questionsTable,
  refunds: refundsTable,
  savedSearches: savedSearchesTable,
  sellerAuctions: sellerAuctionsTable,
  manifests: manifestsTable,
  photoArchives: photoArchivesTable,
  sellerHome: sellerHomeTable,
  settlements: settlementsTable,
  sellerLots: sellerLotsTable,
  sellerReports: sellerReportsTable,
  upkeep: upkeepTable,
  uploads: uploadsTable,
  watchlist: watchlistTable,
};

/** All calls as a list; the types above match each declaration with its handler. */
export const mountedCalls: readonly MountedCall[] = Object.entries(services).flatMap(
  ([service, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const handlers = table[service as keyof Services] as Record<string, unknown>;
      // HandlerTable has matched names and types; a list of mixed calls cannot express that.
      return { service, name, call, handler: handlers[name] } as MountedCall;
    }),
);
