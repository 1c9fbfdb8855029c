// The vehicle that a bidder picks up with, stored in this browser.
import { openSignal } from './signal.ts';

const KEY = 'hammerdock.vehicle';

const { notify, subscribe } = openSignal();
export const subscribeToVehicle = subscribe;

/** The id; null: none was chosen. */
export function readVehicle(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser without storage asks on each page.
    return null;
  }
}

export function setVehicle(id: string): void {
  try {
    if (id === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice is lost.
  }
  notify();
}
