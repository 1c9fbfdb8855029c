// A draft of a lot as buyers will see its card.
import type { ListedLot } from '@hammerdock/contract/shapes/lot.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { StoredAuction } from '../../store/auctions/draft-auctions.ts';
import type { DraftLot } from '../../store/auctions/draft-lots.ts';
import { viewLotCard } from './lot.ts';

export interface CardPlace {
  readonly auction: StoredAuction;
  readonly center: { readonly city: string; readonly state: string; readonly taxBps: number };
  readonly number: number;
  readonly categoryName: string;
}

export function viewDraftCard(draft: DraftLot, place: CardPlace): ListedLot {
  const { auction, center, number, categoryName } = place;
  const nothingOfTheViewer = {
    leaderId: null,
    leaderMaxCents: null,
    leaderName: null,
    ownMaxCents: null,
    ownIsExact: false,
    ownInvoiceId: null,
    isPaymentProcessing: false,
    watchId: null,
    noteId: null,
    noteWords: null,
    boughtAt: null,
    boughtOffAt: null,
    purchaseLapsedAt: null,
    purchasePaidAt: null,
    purchaseHeldUntil: null,
  };
  const noBids = { sequence: 0, hiddenEvents: 0, priceCents: null, hammerCents: null, bidCount: 0 };
  return viewLotCard(
    {
      ...nothingOfTheViewer,
      ...noBids,
      ...draft,
      images: [...draft.images],
      phase: 'upcoming',
      condition: draft.condition ?? '',
      startPriceCents: draft.startPriceCents ?? 0,
      closesAt: auction.endsAt + (number - 1) * seconds(auction.staggerSeconds),
      opensAt: auction.startsAt,
      number,
      categoryName,
      auctionNumber: auction.number,
      increments: auction.increments.map((row) => ({ ...row })),
      premiumBps: auction.premiumBps,
      premiumMinimumCents: auction.premiumMinimumCents,
      cardFeeBps: auction.cardFeeBps,
      shipFirstCents: auction.shipFirstCents,
      viewerTaxBps: center.taxBps,
      centerCity: center.city,
      centerState: center.state,
    },
    null,
  );
}
