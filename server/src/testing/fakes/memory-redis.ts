// An in-memory Redis behind the gateway's interface, for tests of what is built on it.
import type { RedisStream, StreamEntry } from '../../realtime/redis-stream.ts';

export interface TestRedis {
  /** A connection for one node. */
  openStream(): RedisStream;
  /** Breaks every connection and drops all entries. */
  kill(): void;
  restart(): void;
}

export function openTestRedis(): TestRedis {
  let entries: StreamEntry[] = [];
  let count = 0;
  let isUp = true;
  let interruptions = 0;
  let woken = Promise.withResolvers<void>();
  const wake = (): void => {
    woken.resolve();
    woken = Promise.withResolvers();
  };
  const assertUp = (): void => {
    if (!isUp) throw new Error('Redis is down');
  };
  const numberOf = (id: string): number => Number(id.split('-')[0]);
  const openStream = (): RedisStream => {
    let closed = false;
    return {
      isUp: () => isUp,
      countInterruptions: () => interruptions,
      ping: async () => assertUp(),
      publish: async (text) => {
        assertUp();
        count += 1;
        entries.push({ id: `${count}-0`, text });
        wake();
      },
      readAfter: async (after) => {
        for (;;) {
          if (closed) throw new Error('the stream is closed');
          const news = isUp ? entries.filter(({ id }) => numberOf(id) > numberOf(after)) : [];
          if (news.length > 0) return news;
          await woken.promise;
          assertUp();
        }
      },
      findLastId: async () => {
        const isWaiting = (): boolean => !isUp && !closed;
        while (isWaiting()) await woken.promise;
        return entries.at(-1)?.id ?? null;
      },
      close: () => {
        closed = true;
        wake();
      },
    };
  };
  return {
    openStream,
    kill: () => {
      [entries, count, isUp] = [[], 0, false];
      interruptions += 1;
      wake();
    },
    restart: () => {
      isUp = true;
      wake();
    },
  };
}
