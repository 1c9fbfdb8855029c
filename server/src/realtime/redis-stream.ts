// The Redis stream over which the nodes of one store exchange live events (R39). It reconnects
// automatically; while Redis is down, publishing fails immediately instead of waiting.
import { createClient } from '@redis/client';
import { ConfigError } from '../config/config.ts';
import { describeOption } from '../config/options.ts';
import { TooSlow, within } from '../within.ts';

export interface RedisStream {
  isUp(): boolean;
  /** How often the connection was lost since it was opened. */
  countInterruptions(): number;
  ping(): Promise<void>;
  /** Appends an entry; rejects immediately while Redis is down. */
  publish(text: string): Promise<void>;
  /** The entries after the given id, in order; empty when none came within a second. */
  readAfter(id: string): Promise<readonly StreamEntry[]>;
  /** The id of the last entry; null when there is none. */
  findLastId(): Promise<string | null>;
  close(): void;
}

export interface StreamEntry {
  /** Its position in the stream. */
  readonly id: string;
  readonly text: string;
}

export interface RedisCallbacks {
  /** Called once when the connection is lost, and `onUp` once when it is restored. */
  readonly onDown: (cause: Error) => void;
  readonly onUp: () => void;
}

const STREAM = 'hammerdock:events';
/** A node that was disconnected for more entries than these misses some. */
const ENTRIES_MAX = 10_000;
const READ_MAX = 500;
const BLOCK_MS = 1000;
const CONNECT_MS = 2000;
/** Less than the second after which the dispatcher's transaction is cut off. */
const PUBLISH_MS = 700;
const PING_MS = 1000;
const PING_EVERY_MS = 1000;
/** A connection that receives nothing for this long is replaced. */
const SILENCE_MS = 5000;
const RETRY_MS_MAX = 1000;

/** A failed ping changes the state of the connections. */
const shownByState = (): undefined => undefined;

export async function openRedisStream(url: string, watch: RedisCallbacks): Promise<RedisStream> {
  // A blocking read occupies its connection, so publishing has its own. Publishing must not queue
  // while Redis is down; reading may.
  const publisher = openClient(url, { disableOfflineQueue: true });
  const subscriber = openClient(url, { disableOfflineQueue: false });
  const clients = [publisher.redis, subscriber.redis];
  try {
    await Promise.all([publisher.start(), subscriber.start()]);
    await within(CONNECT_MS, publisher.redis.ping());
  } catch (cause) {
    for (const redis of clients) redis.destroy();
    throw new ConfigError(explain(url, cause));
  }
  let interruptions = 0;
  let isUp = true;
  let isSilent = false;
  const checkState = (cause = new Error('Redis is down')): void => {
    const isReady = !isSilent && clients.every((client) => client.isReady);
    if (isReady === isUp) return;
    isUp = isReady;
    if (isUp) return watch.onUp();
    interruptions += 1;
    watch.onDown(cause);
  };
  const ask = async <T>(ms: number, answer: Promise<T>): Promise<void> => {
    try {
      await within(ms, answer);
      isSilent = false;
      checkState();
    } catch (error) {
      isSilent ||= error instanceof TooSlow;
      if (isSilent) checkState(new Error('Redis does not answer', { cause: error }));
      throw error;
    }
  };
  let pinging: Promise<unknown> | null = null;
  const ping = (): Promise<void> => {
    // One ping at a time, since pending writes keep a dead connection alive.
    pinging ??= publisher.redis.ping().finally(() => (pinging = null));
    return ask(PING_MS, pinging);
  };
  for (const redis of clients) redis.on('error', checkState).on('ready', () => checkState());
  const pings = setInterval(() => void ping().catch(shownByState), PING_EVERY_MS);
  return {
    isUp: () => isUp,
    countInterruptions: () => interruptions,
    ping,
    publish: async (text) => {
      if (isSilent) throw new Error('Redis does not answer');
      const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: ENTRIES_MAX } as const;
      await ask(PUBLISH_MS, publisher.redis.xAdd(STREAM, '*', { text }, { TRIM }));
    },
    readAfter: async (after) => {
      const wanted = { key: STREAM, id: after };
      const options = { BLOCK: BLOCK_MS, COUNT: READ_MAX };
      const streams = (await subscriber.redis.xRead(wanted, options)) ?? [];
      return streams.flatMap(({ messages }) =>
        messages.map(({ id, message }) => ({ id, text: message['text'] ?? '' })),
      );
    },
    findLastId: async () => {
      const [last] = (await subscriber.redis.xRevRange(STREAM, '+', '-', { COUNT: 1 })) ?? [];
      return last?.id ?? null;
    },
    close: () => {
      clearInterval(pings);
      for (const redis of clients) redis.off('error', checkState).destroy();
    },
  };
}

function openClient(url: string, options: { disableOfflineQueue: boolean }) {
  let started = false;
  const redis = createClient({
    ...options,
    url,
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // The first attempt decides whether the store starts; later ones are retried.
      reconnectStrategy: (tries) => started && Math.min(50 * 2 ** tries, RETRY_MS_MAX),
    },
  });
  // An error event without a listener would end the process.
  redis.on('error', () => undefined);
  const start = async (): Promise<void> => {
    await within(2 * CONNECT_MS, redis.connect());
    started = true;
  };
  return { redis, start };
}

/** Contains the host, never the user or the password. */
function explain(url: string, cause: unknown): string {
  const { host } = new URL(url);
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return `Redis does not answer at ${host} (${reason}). ${describeOption('REDIS_URL')}.`;
}
