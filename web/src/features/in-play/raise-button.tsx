import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Raise } from '../../api/bids/use-raise.ts';
import { useIsBeingSent } from '../../api/bids/use-open-bids.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useSession } from '../../api/session.ts';
import { useBiddingPause } from '../../api/use-bidding-pause.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { HoldButton } from '../../ui/hold/hold-button.tsx';
import { nextBidWords, statusOf } from './urgent-lots.ts';

interface Props {
  readonly lot: LotInPlay;
  readonly raise: Raise;
}

/** Bids the next bid when it is held. */
export function RaiseButton({ lot, raise }: Props) {
  const prices = useLotPrices(lot);
  const { user } = useSession();
  // After a reload, or on another page.
  const isBeingSent = useIsBeingSent(lot.id, centsOf(lot.next_bid));
  if (user?.account_status === 'deactivated') return <PayToBid />;
  const verb = statusOf(lot) === 'outbid' ? 'Raise' : 'Bid';
  return (
    <HoldButton
      label={verb}
      name={`${verb} on ${lot.title}, ${nextBidWords(lot, prices)}. Hold to bid`}
      confirmLabel={`Bid ${prices.shownText(centsOf(lot.next_bid))}`}
      busy={(raise.busy && !raise.isRetry) || isBeingSent}
      isLocked={raise.isLocked || raise.busy || isBeingSent}
      onHeld={raise.place}
    />
  );
}

/** AUTH-14: while bidding is paused, the receipts say why and what to do. */
function PayToBid() {
  // Ends it when everything was paid elsewhere.
  useBiddingPause();
  return (
    <LinkButton to={paths.invoices('partial')} variant="default" px="xs">
      Pay to bid
    </LinkButton>
  );
}
