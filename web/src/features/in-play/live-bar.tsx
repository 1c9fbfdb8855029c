import { ActionIcon } from '@mantine/core';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRaise } from '../../api/bids/use-raise.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { useDismissals } from './dismissals.ts';
import classes from './live-bar.module.css';
import { RaiseButton } from './raise-button.tsx';
import { RaiseOutcome } from './raise-outcome.tsx';
import type { RemedySource } from './raise-remedy-place.tsx';
import { closesAtOf, nextBidWords, urgentOf, type Urgent } from './urgent-lots.ts';
import { useLastSeen } from './use-last-seen.ts';
import { useLotsInPlay } from './use-lots-in-play.ts';

/** Pages where it would be in the way of another task, and the page that shows the same lots. */
const QUIET_PAGES = [
  paths.closingLots,
  paths.checkout,
  paths.login,
  paths.registration,
  paths.maintenance,
];

interface Props {
  readonly userId: string;
  readonly fetchRemedy: RemedySource;
}

/** On every page, while a signed-in buyer has bids in play. */
export function LiveBar({ userId, fetchRemedy }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const openLotId = useSearch({ strict: false, select: (search) => search.lot });
  const { lots } = useLotsInPlay();
  useLastSeen(userId, lots);
  const now = useNow();
  const { isDismissed, dismiss } = useDismissals();
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const urgent = urgentOf(lots ?? [], {
    now,
    isHidden: (lot) =>
      lot.id === openLotId || pathname === paths.product(lot.id) || isDismissed(lot),
    pinnedId,
  });
  const isQuiet = QUIET_PAGES.some((page) => pathname.startsWith(page));
  if (urgent === null || isQuiet) return null;
  const own = { fetchRemedy, onDismiss: dismiss, onPin: setPinnedId };
  return <Bar key={urgent.lot.id} {...urgent} {...own} />;
}

interface BarProps extends Urgent {
  readonly fetchRemedy: RemedySource;
  readonly onDismiss: (lot: LotInPlay) => void;
  readonly onPin: (lotId: string | null) => void;
}

/** An accepted bid needs no answer, so its result closes by itself. */
const ACCEPTED_MS = 10_000;

function Bar({ lot, status, moreCount, fetchRemedy, onDismiss, onPin }: BarProps) {
  const raise = useRaise(lot);
  const prices = useLotPrices(lot);
  const { outcome, forget } = raise;
  const isPinned = raise.busy || outcome !== null;
  useEffect(() => onPin(isPinned ? lot.id : null), [isPinned, lot.id, onPin]);
  const isAccepted = outcome?.kind === 'accepted';
  const closeResult = useEffectEvent(forget);
  useEffect(() => {
    if (!isAccepted) return undefined;
    const timer = setTimeout(closeResult, ACCEPTED_MS);
    return () => clearTimeout(timer);
  }, [isAccepted]);
  const words = status === 'outbid' ? nextBidWords(lot, prices) : 'You’re winning';
  useAnnounced('live bar', status === 'outbid' ? `Outbid on ${lot.title}` : '');
  return (
    <aside
      className={`${classes.bar} no-print`}
      data-live-bar
      data-status={status}
      aria-label="Lots in play"
    >
      <RaiseOutcome lot={lot} raise={raise} fetchRemedy={fetchRemedy} />
      <div className={classes.line}>
        {/* Keyed by their words: elements that are replaced do not shift. */}
        <p key={status} className={classes.title}>
          <strong>{status === 'outbid' ? 'Outbid on' : 'Closing next:'}</strong>{' '}
          <TextLink to={paths.product(lot.id)} c="inherit">
            {lot.title}
          </TextLink>
        </p>
        <p key={`${words} ${moreCount}`} className={classes.facts}>
          <span>{words}</span>
          <Countdown closesAt={closesAtOf(lot)} />
          {moreCount > 0 && (
            <TextLink to={paths.closingLots} inherit c="inherit" className={classes.more ?? ''}>
              +{moreCount} more
            </TextLink>
          )}
        </p>
        {status === 'outbid' && (
          <div className={classes.raise}>
            <RaiseButton lot={lot} raise={raise} />
          </div>
        )}
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
    </aside>
  );
}
