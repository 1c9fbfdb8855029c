// The user's lots as last seen, stored in this browser for the offline page until the sign-out.
import type { Instant } from '@hammerdock/domain/time.ts';
import { LAST_SEEN_KEY as KEY } from './stored-of-user.ts';

export interface SeenLot {
  readonly id: string;
  readonly title: string;
  /** Such as "Starting Bid". */
  readonly priceLabel: string;
  /** Such as "$65.00". */
  readonly price: string;
  readonly closesAt: Instant;
}

export interface LastSeen {
  readonly userId: string;
  readonly asOf: Instant;
  readonly lots: readonly SeenLot[];
}

/** Storage may be blocked, or changed by hand. */
export function readLastSeen(): LastSeen | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastSeen(stored) ? stored : null;
  } catch {
    // A browser without storage has seen nothing.
    return null;
  }
}

export function storeLastSeen(seen: LastSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Without storage the offline page shows no lots.
  }
}

export function forgetLastSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

const isLastSeen = (value: unknown): value is LastSeen =>
  isRecord(value) &&
  typeof value['userId'] === 'string' &&
  typeof value['asOf'] === 'number' &&
  Array.isArray(value['lots']) &&
  value['lots'].every(isSeenLot);

const isSeenLot = (value: unknown): value is SeenLot =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  typeof value['priceLabel'] === 'string' &&
  typeof value['price'] === 'string' &&
  typeof value['closesAt'] === 'number';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
