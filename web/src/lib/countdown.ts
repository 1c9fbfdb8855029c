import type { Duration } from '@hammerdock/domain/time.ts';

export const AUCTION_CLOSED = 'Auction Closed';

/** LIST-10: "2D 3H 4M 5S"; leading parts that are nothing are left out. */
export function countdownText(left: Duration): string | null {
  if (left <= 0) return null;
  // Rounded up: as long as bids are taken, it never shows nothing left.
  const total = Math.ceil(left / 1_000);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(total / 86_400), 'D'],
    [Math.floor(total / 3_600) % 24, 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}
