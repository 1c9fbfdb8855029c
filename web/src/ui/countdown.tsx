import { formatGridDate, type Instant } from '@hammerdock/domain/time.ts';
import { useNow } from '../lib/clock.tsx';
import { AUCTION_CLOSED, countdownText } from '../lib/countdown.ts';
import classes from './countdown.module.css';

const SOON = 5 * 60_000;

/** Ticks on the server's time; in the last five minutes it says so by colour as well. */
export function Countdown({ closesAt }: { closesAt: Instant }) {
  const left = closesAt - useNow();
  const text = countdownText(left);
  return (
    <time
      className={classes.countdown}
      dateTime={new Date(closesAt).toISOString()}
      title={formatGridDate(closesAt)}
      data-soon={text !== null && left <= SOON}
    >
      {text ?? AUCTION_CLOSED}
    </time>
  );
}
