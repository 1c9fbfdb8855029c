// How many lots of the phone intake are on this device and not sent yet. The queue itself is in
// IndexedDB, whose code only the intake loads.

const KEY = 'hammerdock.intake-waiting';

export function readWaitingCount(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? '0') || 0;
  } catch {
    // Without storage nothing waits.
    return 0;
  }
}

export function writeWaitingCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing can wait on this device.
  }
}
