// The buyer who is open at the desk, in the storage of the tab: a reload does not need the buyer's
// code again, which lapses after minutes. The sign-out and the next buyer remove it.
import { hours, type Instant } from '@hammerdock/domain/time.ts';
import { DESK_VISIT_KEY } from '../../../lib/stored-of-user.ts';
import type { Pass } from '../pass.ts';

/** For so long the server accepts hand-overs of a code that was read. */
const LIFE = hours(2);

export interface OpenVisit {
  readonly userId: string;
  readonly openedAt: Instant;
  readonly pass: Pass;
}

export function readOpenVisit(userId: string, now: Instant): OpenVisit | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DESK_VISIT_KEY) ?? 'null');
    if (!isOpenVisit(stored) || stored.userId !== userId) return null;
    return stored.openedAt + LIFE > now ? stored : null;
  } catch {
    // Without storage, or with something else in it, no visit is open.
    return null;
  }
}

export function storeOpenVisit(visit: OpenVisit): void {
  try {
    sessionStorage.setItem(DESK_VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Without storage a reload closes the visit.
  }
}

export function forgetOpenVisit(): void {
  try {
    sessionStorage.removeItem(DESK_VISIT_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** It was written by this desk, perhaps by an earlier version. */
const isOpenVisit = (value: unknown): value is OpenVisit =>
  isRecord(value) &&
  typeof value['userId'] === 'string' &&
  typeof value['openedAt'] === 'number' &&
  isRecord(value['pass']) &&
  typeof value['pass']['pass_id'] === 'string' &&
  typeof value['pass']['first_name'] === 'string' &&
  Array.isArray(value['pass']['elsewhere']) &&
  Array.isArray(value['pass']['lots']) &&
  value['pass']['lots'].every((lot) => isRecord(lot) && typeof lot['lot_id'] === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
