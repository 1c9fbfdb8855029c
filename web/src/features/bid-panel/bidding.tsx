import { Button, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { ASKING_AGAIN, RETRYING } from '../../api/bids/bid-outcome.ts';
import { isFoundOut, shownOutcome } from '../../api/bids/shown-outcome.ts';
import { useIsBeingSent, useLeftBidOn } from '../../api/bids/use-open-bids.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useSession } from '../../api/session.ts';
import { focusInMiddle, showElement, showFocused } from '../../lib/interaction/show-element.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';
import { BidOutcome } from '../../ui/lot/bid-outcome.tsx';
import steady from '../../ui/steady-label.module.css';
import { allInOf } from './all-in.ts';
import { BidForm } from './bid-form.tsx';
import classes from './bid-panel.module.css';
import { BidDialogs } from './dialogs/bid-dialogs.tsx';
import { LoginAgain } from './interrupted/login-to-bid.tsx';
import { amountAfterSignIn, endedOutcome, phaseOf, type Phase } from './interrupted/ended-bid.ts';
import { useBidFlow, type BidFlow } from './use-bid-flow.ts';

interface Props {
  readonly lot: LotDetail;
  readonly typedBefore: string;
  /** The standing since the first bid. */
  readonly banner: ReactNode;
}

/**
 * The bid form of signed-in users, with its dialogs. When the lot closes or the session ends, it
 * says what became of the bid.
 */
export function Bidding({ lot, typedBefore, banner }: Props) {
  const { user } = useSession();
  const flow = useBidFlow(lot, typedBefore);
  const amountBox = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState({ text: typedBefore, placed: 0 });
  // The form is empty after each placed bid.
  const typed = given.placed === flow.placed ? given.text : '';
  const phase = phaseOf(lot, user !== null);
  const isOpen = phase === 'open';
  const isSending = flow.sending !== null || flow.confirming;
  const outcome = useBidShown(lot, flow, { phase, typed, busy: isSending });
  const isTypedSent = useIsBeingSent(lot.id, bidAmountOf(typed) ?? Infinity);
  const isNextSent = useIsBeingSent(lot.id, centsOf(lot.next_bid));
  const amount = amountAfterSignIn(typed, { ...flow, outcome });
  if (phase === 'over' && outcome === null && !flow.confirming) return null;
  return (
    <DisabledUntilHydrated>
      {isOpen && (
        <OpenForm
          lot={lot}
          flow={flow}
          typedBefore={typedBefore}
          amountBox={amountBox}
          isUndecided={isSending || outcome?.kind === 'unknown' || outcome?.kind === 'unanswered'}
          retrying={outcome === null ? flow.retrying : null}
          isBeingSent={isTypedSent}
          onTyped={(text) => setGiven({ text, placed: flow.placed })}
        />
      )}
      {outcome !== null && (
        <BidOutcome
          // The live bar is in view already, and does not scroll the page.
          ref={isOpen ? showElement : showFocused}
          {...outcome}
          busy={isSending}
          onRetry={outcome.canRetry && phase !== 'signed out' ? flow.retry : null}
        />
      )}
      {phase === 'signed out' && (
        <div className={classes.loginAgain}>
          <LoginAgain key={amount} lotId={lot.id} typed={amount} />
        </div>
      )}
      {isOpen && (
        <>
          <div className={classes.bannerBelow}>{banner}</div>
          <BelowForm lot={lot} flow={flow} isBeingSent={isNextSent} />
        </>
      )}
      {(isOpen || flow.confirming) && (
        <BidDialogs
          lot={lot}
          flow={flow}
          onChange={() => {
            flow.leave();
            focusInMiddle(amountBox.current);
          }}
        />
      )}
    </DisabledUntilHydrated>
  );
}

interface Shown {
  readonly phase: Phase;
  readonly typed: string;
  readonly busy: boolean;
}

/** How the bid ended, or an earlier one without an answer while the form has no news of its own. */
function useBidShown(lot: LotDetail, flow: BidFlow, { phase, typed, busy }: Shown) {
  const prices = useLotPrices(lot);
  const left = useLeftBidOn(lot, prices, true);
  const { sentCents, ...bid } = {
    ...flow,
    ...(flow.outcome === null && flow.quote === null ? left : null),
  };
  const outcome = endedOutcome({ ...bid, sentCents, phase, typed, prices });
  const shown = shownOutcome(outcome, { lot, isOver: phase === 'over', busy, sentCents, prices });
  const isNews = phase !== 'open' || isFoundOut(flow.outcome, shown);
  useAnnounced(`bid ${lot.id}`, isNews && shown ? `${shown.title}. ${shown.text}` : '');
  return shown;
}

interface OpenFormProps extends Pick<Props, 'lot' | 'typedBefore'> {
  readonly flow: BidFlow;
  readonly amountBox: Ref<HTMLInputElement>;
  readonly isUndecided: boolean;
  readonly retrying: BidFlow['retrying'];
  /** A bid of no less than the typed one. */
  readonly isBeingSent: boolean;
  readonly onTyped: (bid: string) => void;
}

function OpenForm({ lot, flow, typedBefore, retrying, isBeingSent, ...form }: OpenFormProps) {
  const { shownText } = useLotPrices(lot);
  const own = lot.proxy_bid_details;
  return (
    <>
      {own !== null && lot.bidtopstatus === '' && (
        <Text size="sm" mb="xs">
          Your maximum so far: <strong>{shownText(centsOf(own.max_amount))}</strong>
        </Text>
      )}
      <BidForm
        key={flow.placed}
        lot={lot}
        typedBefore={flow.placed === 0 ? typedBefore : ''}
        isSending={flow.sending === 'form'}
        isDisabled={isBeingSent || flow.sending === 'quick' || flow.sending === 'retry'}
        onSubmit={flow.ask}
        {...form}
      />
      {retrying !== null && (
        <Text size="sm" mt="xs">
          {retrying === 'quote' ? ASKING_AGAIN : RETRYING}
        </Text>
      )}
    </>
  );
}

interface BelowFormProps {
  readonly lot: LotDetail;
  readonly flow: BidFlow;
  readonly isBeingSent: boolean;
}

/** The quick bid, where it is of use. */
function BelowForm({ lot, flow, isBeingSent }: BelowFormProps) {
  const { isTotal, shownText } = useLotPrices(lot);
  const allIn = isTotal ? null : allInOf(lot, lot.next_bid);
  const leads = lot.proxy_bid_details?.leading === true;
  const isReached = lot.proxy_bid_details?.max_amount === lot.latestbid;
  if (lot.future_active) {
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Bidding hasn’t started. Your maximum counts as soon as it does.
      </Text>
    );
  }
  return (
    <div className={classes.quick}>
      {/* One height, so that being outbid moves nothing. */}
      {leads ? (
        <Text size="sm" c="dimmed">
          {isReached
            ? 'The next bid beats yours. Increase it to stay ahead.'
            : 'If someone bids, we bid for you up to your maximum.'}
        </Text>
      ) : (
        <Button
          variant="light"
          fullWidth
          loading={flow.sending === 'quick'}
          disabled={isBeingSent || flow.sending === 'form' || flow.sending === 'retry'}
          data-disabled={flow.isLocked}
          // Left out otherwise: "false" would hide that the form around it is disabled.
          aria-disabled={flow.isLocked || undefined}
          onClick={flow.bidQuickly}
          classNames={{ label: steady.label ?? '' }}
        >
          <span key={lot.next_bid}>
            Quick bid {shownText(centsOf(lot.next_bid))}
            {allIn !== null && `, all-in ${dollarsOf(allIn.totalCents)}`}
          </span>
        </Button>
      )}
    </div>
  );
}
