// How many items of a queue are on this device and not sent yet. The queues themselves are in
// IndexedDB, whose code only their pages load.

const KEYS = {
  lots: 'hammerdock.intake-waiting',
  handovers: 'hammerdock.handovers-waiting',
} as const;

export type QueueName = keyof typeof KEYS;

export function readWaitingCount(name: QueueName): number {
  try {
    return Number(localStorage.getItem(KEYS[name]) ?? '0') || 0;
  } catch {
    // Without storage nothing waits.
    return 0;
  }
}

export function writeWaitingCount(name: QueueName, count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEYS[name], String(count));
    else localStorage.removeItem(KEYS[name]);
  } catch {
    // Without storage nothing can wait on this device.
  }
}

/** Of all queues. */
export const countWaiting = (): number => readWaitingCount('lots') + readWaitingCount('handovers');
