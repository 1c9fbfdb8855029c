import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { formatGridDate } from '@hammerdock/domain/time.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { DateTime } from '../../../../ui/date-time.tsx';
import { Countdown } from '../../../../ui/lot/countdown.tsx';
import classes from './card-timing.module.css';

/** The time left with its day, the opening time, or the closing time. */
export function CardTiming({ lot }: { lot: LotCard }) {
  const closesAt = instantOf(lot.date_closed);
  if (lot.future_active) {
    return (
      <span className={classes.day}>
        Opens <DateTime at={instantOf(lot.date_added)} />
      </span>
    );
  }
  if (lot.market_status !== 'open') {
    return <span className={classes.day}>Closed {formatGridDate(closesAt)}</span>;
  }
  return (
    <span>
      <Countdown closesAt={closesAt} />
      <span className={classes.day}>{formatGridDate(closesAt)}</span>
    </span>
  );
}
