import type { DeviceQueue, Queued } from './device-queue.ts';

/** Of this tab only, for a browser without storage. */
export function openMemoryQueue<T extends Queued>(items: readonly T[] = []): DeviceQueue<T> {
  const stored = new Map(items.map((item) => [item.id, item]));
  return {
    list: () => Promise.resolve([...stored.values()]),
    put: async (item) => void stored.set(item.id, item),
    remove: async (id) => void stored.delete(id),
    change: async (id, to) => {
      const item = stored.get(id);
      const next = item === undefined ? null : to(item);
      if (next === null) stored.delete(id);
      else stored.set(id, next);
    },
  };
}
