import { formatGridDate, type Instant } from '@hammerdock/domain/time.ts';
import { useNow } from '../../lib/time/clock.tsx';
import { AUCTION_CLOSED, countdownText, LAST_WORDS, urgencyOf } from '../../lib/time/countdown.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import classes from './countdown.module.css';

interface Props {
  readonly closesAt: Instant;
  /** The topic for announcing the last minutes, on the lot's page. */
  readonly topic?: string;
}

/** Follows the server's time; color and weight mark the last minutes. */
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
