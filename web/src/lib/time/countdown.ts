import type { Duration } from '@hammerdock/domain/time.ts';

export const AUCTION_CLOSED = 'Auction Closed';

const SOON: Duration = 5 * 60_000;
const LAST: Duration = 60_000;

export type Urgency = 'calm' | 'soon' | 'last' | 'over';

/** The last five minutes and the last minute look different. */
export function urgencyOf(left: Duration): Urgency {
  if (left <= 0) return 'over';
  if (left <= LAST) return 'last';
  return left <= SOON ? 'soon' : 'calm';
}

/** Announced once each: a countdown read out every second would be useless. */
export const LAST_WORDS: Readonly<Record<Urgency, string>> = {
  calm: '',
  soon: 'Less than 5 minutes left.',
  last: 'Less than a minute left.',
  over: '',
};

/** LIST-10: "2D 3H 4M 5S", without leading zero parts. */
export function countdownText(left: Duration): string | null {
  if (left <= 0) return null;
  // Rounded down, as the ticking clock is, so that it never shows a second more than is left.
  const total = Math.floor(left / 1_000);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(total / 86_400), 'D'],
    [Math.floor(total / 3_600) % 24, 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  // In the last second all are zero.
  return parts
    .slice(first === -1 ? -1 : first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}
