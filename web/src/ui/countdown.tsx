import { formatGridDate, type Instant } from '@hammerdock/domain/time.ts';
import { useNow } from '../lib/clock.tsx';
import { AUCTION_CLOSED, countdownText, LAST_WORDS, urgencyOf } from '../lib/countdown.ts';
import { useAnnounced } from '../lib/use-announced.ts';
import classes from './countdown.module.css';

interface Props {
  readonly closesAt: Instant;
  /** Under which the last minutes are announced, where a page is about this lot. */
  readonly topic?: string;
}

/** Ticks on the server's time; colour and weight say as well that little of it is left. */
export function Countdown({ closesAt, topic }: Props) {
  const left = closesAt - useNow();
  const urgency = urgencyOf(left);
  useAnnounced(topic ?? '', topic === undefined ? undefined : LAST_WORDS[urgency]);
  return (
    <time
      className={classes.countdown}
      dateTime={new Date(closesAt).toISOString()}
      title={formatGridDate(closesAt)}
      data-urgency={urgency}
    >
      {countdownText(left) ?? AUCTION_CLOSED}
    </time>
  );
}
