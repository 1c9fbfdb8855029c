import { formatGridDate, type Instant } from '@hammerdock/domain/time.ts';
import { useNow } from '../lib/clock.tsx';
import { AUCTION_CLOSED, countdownText, urgencyOf } from '../lib/countdown.ts';
import classes from './countdown.module.css';

/** Ticks on the server's time; colour and weight say as well that little of it is left. */
export function Countdown({ closesAt }: { closesAt: Instant }) {
  const left = closesAt - useNow();
  return (
    <time
      className={classes.countdown}
      dateTime={new Date(closesAt).toISOString()}
      title={formatGridDate(closesAt)}
      data-urgency={urgencyOf(left)}
    >
      {countdownText(left) ?? AUCTION_CLOSED}
    </time>
  );
}
