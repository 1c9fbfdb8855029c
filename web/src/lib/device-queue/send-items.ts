import type { DeviceQueue, Queued } from './device-queue.ts';

export interface Sending<T extends Queued> {
  readonly queue: DeviceQueue<T>;
  readonly userId: string;
  readonly send: (item: T, queue: DeviceQueue<T>) => Promise<unknown>;
  /** Whether the reason will pass, such as a lost connection. */
  readonly willPass: (error: unknown) => boolean;
  readonly textOf: (error: unknown) => string;
  readonly onChange: () => Promise<void>;
}

/** In order; ends at the first that could not be sent for a reason that will pass. */
export async function sendItems<T extends Queued>(sending: Sending<T>): Promise<void> {
  const { queue, userId, send, willPass, textOf, onChange } = sending;
  for (const item of await queue.list()) {
    if (item.userId !== userId || item.refusal !== null) continue;
    try {
      await send(item, queue);
      await queue.remove(item.id);
    } catch (error) {
      if (willPass(error)) return;
      // What was sent of it stays marked as sent.
      await queue.change(item.id, (now) => ({ ...now, refusal: textOf(error) }));
    }
    await onChange();
  }
}
