// The Checkout QR Code as it is typed, in the storage of this tab for the offline page. What could
// read it there could as well ask for a new one; it ends after minutes, and with the session.
import type { Instant } from '@hammerdock/domain/time.ts';
import { TAB_CODE_KEY as KEY } from './stored-of-user.ts';

export interface TabCode {
  readonly code: string;
  /** By the device's clock, since the offline page knows no other. */
  readonly expiresAt: Instant;
}

export function storeTabCode(code: TabCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // Without storage the offline page shows no code.
  }
}

/** null: none, or it has expired. */
export function readTabCode(now: Instant): TabCode | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isTabCode(stored) && stored.expiresAt > now) return stored;
  } catch {
    // It was changed by hand, or storage is blocked.
  }
  forgetTabCode();
  return null;
}

function forgetTabCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

const isTabCode = (value: unknown): value is TabCode =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number';
