import { ActionIcon } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { XIcon } from 'lucide-react';
import { remedyVerbOf } from '../../api/bids/remedied.ts';
import type { ShownOutcome } from '../../api/bids/shown-outcome.ts';
import type { Raise } from '../../api/bids/use-raise.ts';
import { BidOutcome } from '../../ui/lot/bid-outcome.tsx';
import classes from './raise-outcome.module.css';
import { RaiseRemedyPlace } from './raise-remedy-place.tsx';

interface Props {
  readonly lot: LotInPlay;
  readonly raise: Raise;
  readonly outcome: ShownOutcome | null;
  /** The caller has a Retry button of its own. */
  readonly retriesOutside?: boolean;
}

/** How the bid ended, until it is closed or the next bid is placed. */
export function RaiseOutcome({ lot, raise, outcome, retriesOutside }: Props) {
  if (outcome === null) return null;
  const verb = raise.refused === null ? null : remedyVerbOf(raise.refused.error);
  return (
    <div className={classes.place}>
      <BidOutcome
        {...outcome}
        busy={raise.busy}
        onRetry={outcome.canRetry && retriesOutside !== true ? raise.retry : null}
        remedy={verb === null ? null : { verb, open: raise.openRemedy }}
      />
      {/* A bid that the page sends has no result yet. */}
      {raise.outcome !== null && (
        <ActionIcon
          variant="plain"
          className={classes.close ?? ''}
          aria-label={`Close the result for ${lot.title}`}
          onClick={raise.forget}
        >
          <XIcon size={18} aria-hidden />
        </ActionIcon>
      )}
      {raise.refused !== null && <RaiseRemedyPlace lotId={lot.id} raise={raise} />}
    </div>
  );
}
