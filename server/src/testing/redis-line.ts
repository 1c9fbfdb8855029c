// An in-memory Redis behind the gateway's interface, for tests of what is built on it.
import type { Heard, RedisLine } from '../realtime/redis.ts';

export interface TestRedis {
  /** A connection for one node. */
  openLine(): RedisLine;
  /** Breaks every connection and drops all entries. */
  kill(): void;
  restart(): void;
}

export function openTestRedis(): TestRedis {
  let said: Heard[] = [];
  let count = 0;
  let isUp = true;
  let breaks = 0;
  let woken = Promise.withResolvers<void>();
  const wake = (): void => {
    woken.resolve();
    woken = Promise.withResolvers();
  };
  const assertUp = (): void => {
    if (!isUp) throw new Error('Redis is gone');
  };
  const numberOf = (place: string): number => Number(place.split('-')[0]);
  const openLine = (): RedisLine => {
    let closed = false;
    return {
      isUp: () => isUp,
      countBreaks: () => breaks,
      ping: async () => assertUp(),
      say: async (text) => {
        assertUp();
        count += 1;
        said.push({ place: `${count}-0`, text });
        wake();
      },
      hear: async (after) => {
        for (;;) {
          if (closed) throw new Error('the line is closed');
          const news = isUp ? said.filter(({ place }) => numberOf(place) > numberOf(after)) : [];
          if (news.length > 0) return news;
          await woken.promise;
          assertUp();
        }
      },
      findNewest: async () => {
        const isWaiting = (): boolean => !isUp && !closed;
        while (isWaiting()) await woken.promise;
        return said.at(-1)?.place ?? null;
      },
      close: () => {
        closed = true;
        wake();
      },
    };
  };
  return {
    openLine,
    kill: () => {
      [said, count, isUp] = [[], 0, false];
      breaks += 1;
      wake();
    },
    restart: () => {
      isUp = true;
      wake();
    },
  };
}
