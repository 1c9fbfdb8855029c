// The API contract: every service with its calls. The only barrel file.
import { account } from './services/account.ts';
import { accounting } from './services/admin/accounting.ts';
import { auth } from './services/auth.ts';
import { bidding } from './services/bidding.ts';
import { bids } from './services/bids.ts';
import { cards } from './services/cards.ts';
import { cart } from './services/cart.ts';
import { catalog } from './services/catalog.ts';
import { credits } from './services/credits.ts';
import { defaults } from './services/defaults.ts';
import { demo } from './services/demo.ts';
import { following } from './services/following.ts';
import { inbox } from './services/inbox.ts';
import { invoices } from './services/invoices.ts';
import { messages } from './services/messages.ts';
import { newsletter } from './services/newsletter.ts';
import { notes } from './services/notes.ts';
import { notifications } from './services/notifications.ts';
import { pickup } from './services/pickup.ts';
import { places } from './services/places.ts';
import { questions } from './services/questions.ts';
import { refunds } from './services/refunds.ts';
import { savedSearches } from './services/saved-searches.ts';
import { intake } from './services/seller/intake.ts';
import { labels } from './services/seller/labels.ts';
import { lotPhotos } from './services/seller/lot-photos.ts';
import { auctionTemplates } from './services/seller/auction-templates.ts';
import { lotTemplates } from './services/seller/lot-templates.ts';
import { sellerAuctions } from './services/seller/seller-auctions.ts';
import { manifests } from './services/seller/manifests.ts';
import { photoArchives } from './services/seller/photo-archives.ts';
import { sellerHome } from './services/seller/seller-home.ts';
import { settlements } from './services/seller/settlements.ts';
import { sellerLots } from './services/seller/seller-lots.ts';
import { sellerReports } from './services/seller/seller-reports.ts';
import { upkeep } from './services/upkeep.ts';
import { uploads } from './services/uploads.ts';
import { watchlist } from './services/watchlist.ts';

export const services = {
  account,
  accounting,
  auctionTemplates,
  auth,
  bidding,
  bids,
  cards,
  cart,
  catalog,
  credits,
  defaults,
  demo,
  following,
  inbox,
  intake,
  invoices,
  labels,
  lotPhotos,
  lotTemplates,
  messages,
  newsletter,
  notes,
  notifications,
  pickup,
  places,
  questions,
  refunds,
  savedSearches,
  sellerAuctions,
  manifests,
  photoArchives,
  sellerHome,
  settlements,
  sellerLots,
  sellerReports,
  upkeep,
  uploads,
  watchlist,
} as const;

export type Services = typeof services;
