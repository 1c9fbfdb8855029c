import { ActionIcon } from '@mantine/core';
import { useLocation, useSearch } from '@tanstack/react-router';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { XIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useRaise } from '../../api/bids/use-raise.ts';
import type { LotPrices } from '../../api/prices/lot-price.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { heightIn } from '../../lib/interaction/height-in.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { useBriefResult } from './use-brief-result.ts';
import { useDismissals } from './dismissals.ts';
import { DottedParts } from './dotted-parts.tsx';
import { LeftBids } from './left-bids.tsx';
import classes from './live-bar.module.css';
import { RaiseButton } from './raise-button.tsx';
import { RaiseOutcome } from './raise-outcome.tsx';
import { RestButton } from './rest-button.tsx';
import { ResultLine } from './result-line.tsx';
import {
  closesAtOf,
  isOnClosingPage,
  leaderOf,
  nextBidParts,
  resultsOf,
  statusOf,
  takesBids,
  urgentOf,
  verdictOf,
  type Results,
  type Urgent,
} from './urgent-lots.ts';
import { useShownOutcome } from './use-shown-outcome.ts';
import { useLastSeen } from './use-last-seen.ts';
import { useLotsInPlay } from './use-lots-in-play.ts';

/** Pages where it would be in the way of another task. */
const QUIET_PAGES = [paths.checkout, paths.login, paths.registration, paths.maintenance];

/** Not the pages of the same beginning, such as that of the cards. */
const PAY_BY_LINK = '/pay';

/** What it covers at the bottom of the page, with each of its lines. */
const heightOfBar = heightIn('--live-bar');

interface Props {
  readonly userId: string;
}

/** On every page of a signed-in buyer. */
export function LiveBar(props: Props) {
  const { pathname, isShownByPage } = useShownLots();
  const { lots } = useLotsInPlay();
  const now = useNow();
  const isRow = (lot: LotInPlay) =>
    pathname.startsWith(paths.closingLots) && isOnClosingPage(lot, now);
  const rows = (lots ?? []).filter(isRow);
  return (
    <>
      <LeftBids
        userId={props.userId}
        isShown={(id) => isShownByPage({ id }) || rows.some((lot) => lot.id === id)}
      />
      <Bar {...props} lots={lots} />
    </>
  );
}

/** Of which lots the page shows the form. */
function useShownLots() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const openLotId = useSearch({ strict: false, select: (search) => search.lot });
  return {
    pathname,
    isShownByPage: ({ id }: Pick<LotInPlay, 'id'>) =>
      id === openLotId || pathname === paths.product(id),
  };
}

/** While bids are in play, and after they have closed. */
function Bar({ userId, lots }: Props & { lots: readonly LotInPlay[] | undefined }) {
  const { pathname, isShownByPage } = useShownLots();
  useLastSeen(userId, lots);
  const now = useNow();
  const { isDismissed, dismiss } = useDismissals(userId);
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isHidden = (lot: LotInPlay) => isShownByPage(lot) || isDismissed(lot);
  // The closing page shows the same lots, but a result may be out of view there.
  const urgent = pathname.startsWith(paths.closingLots)
    ? null
    : urgentOf(lots ?? [], { now, isHidden, pinnedId });
  // Also on the page of the lot, whose own banner may be out of view.
  const results = resultsOf(lots ?? [], { now, isHidden: isDismissed });
  const news = results === null || isShownByPage(results.lot) ? '' : textOfResult(results);
  useAnnounced(`result on ${pathname}`, lots && news);
  const isQuiet = pathname === PAY_BY_LINK || QUIET_PAGES.some((page) => pathname.startsWith(page));
  if (isQuiet || (urgent === null && results === null)) return null;
  const leader = leaderOf(urgent, results, pinnedId);
  const isOpen = openOn === pathname;
  const toggle = { isOpen, onToggle: () => setOpenOn(isOpen ? null : pathname) };
  const own = { onDismiss: (lot: LotInPlay) => dismiss([lot]), onPin: setPinnedId };
  return (
    <aside
      ref={heightOfBar}
      className={`${classes.bar} no-print`}
      data-live-bar
      data-status={urgent?.status ?? (results?.isWon === true ? 'winning' : 'outbid')}
      data-both={urgent !== null && results !== null}
      data-pinned={pinnedId !== null}
      data-open={isOpen}
      aria-label="Lots in play"
    >
      {results !== null && (
        <ResultLine
          key={results.lot.id}
          {...results}
          leads={leader === 'results'}
          rest={urgent && <RestButton hidden={{ lotCount: urgent.moreCount + 1 }} {...toggle} />}
          onDismiss={dismiss}
        />
      )}
      {urgent !== null && (
        <UrgentLot
          key={urgent.lot.id}
          {...urgent}
          {...own}
          leads={leader === 'urgent'}
          rest={results && <RestButton hidden={results} {...toggle} />}
        />
      )}
    </aside>
  );
}

const textOfResult = (results: Results): string => `${verdictOf(results)} ${results.lot.title}`;

interface UrgentProps extends Urgent {
  readonly leads: boolean;
  /** Opens the results. */
  readonly rest: ReactNode;
  readonly onDismiss: (lot: LotInPlay) => void;
  readonly onPin: (lotId: string | null) => void;
}

const standing = (lot: LotInPlay, prices: LotPrices): readonly string[] =>
  statusOf(lot) === 'outbid' ? shortNextBid(lot, prices) : ['You’re winning'];

/** Beside another line there is no space for a longer total. */
const shortNextBid = (lot: LotInPlay, prices: LotPrices): readonly string[] =>
  prices.isTotal ? [`Next ${prices.shownText(centsOf(lot.next_bid))}`] : nextBidParts(lot, prices);

function UrgentLot({ lot, status, isNext, moreCount, ...given }: UrgentProps) {
  const { leads, rest, onDismiss, onPin } = given;
  const raise = useRaise(lot);
  const prices = useLotPrices(lot);
  const isOver = !takesBids(lot, useNow());
  const outcome = useShownOutcome(lot, raise, isOver);
  const { forget } = raise;
  const isPinned = raise.busy || outcome !== null;
  useEffect(() => onPin(isPinned ? lot.id : null), [isPinned, lot.id, onPin]);
  useBriefResult(outcome?.kind === 'accepted' || outcome?.kind === 'outbid', forget);
  const words = isOver ? ['Closed'] : standing(lot, prices);
  const isOutbid = status === 'outbid' && !isOver;
  // The one that was just bid on stays, also if another closes before it.
  const label = isOutbid ? 'Outbid on' : isNext ? 'Closing next:' : 'You bid on';
  useAnnounced('live bar', isOutbid ? `Outbid on ${lot.title}` : '');
  return (
    <>
      <RaiseOutcome lot={lot} raise={raise} outcome={outcome} />
      <div className={classes.line} data-leads={leads}>
        {/* Keyed by their words: elements that are replaced do not shift. */}
        <p key={`${label} ${isOver}`} className={classes.title}>
          {!isOver && <strong>{label} </strong>}
          <TextLink to={paths.product(lot.id)} c="inherit">
            {lot.title}
          </TextLink>
        </p>
        <p key={`${words.join(' ')} ${moreCount}`} className={classes.facts}>
          <span className={classes.words}>
            <DottedParts parts={words} />
          </span>{' '}
          {!isOver && <Countdown closesAt={closesAtOf(lot)} />}
          {moreCount > 0 && (
            <TextLink to={paths.closingLots} inherit c="inherit" className={classes.more ?? ''}>
              All {moreCount + 1} lots
            </TextLink>
          )}
        </p>
        {isOutbid && (
          <div className={classes.raise}>
            <RaiseButton lot={lot} raise={raise} />
          </div>
        )}
        {leads && rest}
        <ActionIcon
          variant="plain"
          className={classes.close ?? ''}
          aria-label={`Hide ${lot.title} until it changes`}
          onClick={() => {
            forget();
            onDismiss(lot);
          }}
        >
          <XIcon size={18} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}
