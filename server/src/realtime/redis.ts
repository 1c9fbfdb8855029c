// A line to Redis, over which the nodes of one store tell each other live events (R39). When it
// breaks it mends itself; meanwhile whoever speaks is told so at once instead of waiting.
import { createClient } from '@redis/client';
import { ConfigError } from '../config.ts';
import { describeOption } from '../config-options.ts';
import { TooSlow, within } from '../within.ts';

export interface RedisLine {
  isUp(): boolean;
  /** How often the line has broken since it was opened. */
  countBreaks(): number;
  ping(): Promise<void>;
  /** Says something to all who listen; rejects at once while Redis is gone. */
  say(text: string): Promise<void>;
  /** What was said after the given place, in order; empty when nothing was said for a second. */
  hear(after: string): Promise<readonly Heard[]>;
  /** The place of what was said last; null when nothing was. */
  findNewest(): Promise<string | null>;
  close(): void;
}

export interface Heard {
  /** Its place in the order of all that was said. */
  readonly place: string;
  readonly text: string;
}

export interface RedisWatch {
  /** Told once when the line breaks, and once when it is whole again. */
  readonly onBreak: (cause: Error) => void;
  readonly onMend: () => void;
}

const STREAM = 'hammerdock:events';
/** A node that has been deaf for longer than this many events cannot hear them all any more. */
const EVENTS_KEPT = 10_000;
const HEARD_AT_ONCE = 500;
const BLOCK_MS = 1000;
const CONNECT_MS = 2000;
/** A breath of the dispatcher waits no longer: its transaction is cut off after a second. */
const SAY_MS = 700;
const PING_MS = 1000;
const PING_EVERY_MS = 1000;
/** A connection on which nothing comes for so long is given up, and made anew. */
const SILENCE_MS = 5000;
const RETRY_MS_MAX = 1000;

/** A failed ping shows in the state of the connections. */
const shownByState = (): undefined => undefined;

export async function openRedis(url: string, watch: RedisWatch): Promise<RedisLine> {
  // A blocked listener answers to nothing else, so the two cannot be one. What is said while Redis
  // is gone must not wait for it; a listener has nothing better to do.
  const speaking = openClient(url, { disableOfflineQueue: true });
  const listening = openClient(url, { disableOfflineQueue: false });
  const clients = [speaking.redis, listening.redis];
  try {
    await Promise.all([speaking.start(), listening.start()]);
    await within(CONNECT_MS, speaking.redis.ping());
  } catch (cause) {
    for (const redis of clients) redis.destroy();
    throw new ConfigError(explain(url, cause));
  }
  let breaks = 0;
  let isUp = true;
  let isSilent = false;
  const look = (cause = new Error('Redis is gone')): void => {
    const isWhole = !isSilent && clients.every(({ isReady }) => isReady);
    if (isWhole === isUp) return;
    isUp = isWhole;
    if (isUp) return watch.onMend();
    breaks += 1;
    watch.onBreak(cause);
  };
  const ask = async <T>(ms: number, answer: Promise<T>): Promise<void> => {
    try {
      await within(ms, answer);
      isSilent = false;
      look();
    } catch (error) {
      isSilent ||= error instanceof TooSlow;
      if (isSilent) look(new Error('Redis is silent', { cause: error }));
      throw error;
    }
  };
  let pinging: Promise<unknown> | null = null;
  const ping = (): Promise<void> => {
    // One at a time, however many ask: what is written would keep a dead connection alive.
    pinging ??= speaking.redis.ping().finally(() => (pinging = null));
    return ask(PING_MS, pinging);
  };
  for (const redis of clients) redis.on('error', look).on('ready', () => look());
  const watching = setInterval(() => void ping().catch(shownByState), PING_EVERY_MS);
  return {
    isUp: () => isUp,
    countBreaks: () => breaks,
    ping,
    say: async (text) => {
      if (isSilent) throw new Error('Redis is silent');
      const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: EVENTS_KEPT } as const;
      await ask(SAY_MS, speaking.redis.xAdd(STREAM, '*', { text }, { TRIM }));
    },
    hear: async (after) => {
      const wanted = { key: STREAM, id: after };
      const options = { BLOCK: BLOCK_MS, COUNT: HEARD_AT_ONCE };
      const streams = (await listening.redis.xRead(wanted, options)) ?? [];
      return streams.flatMap(({ messages }) =>
        messages.map(({ id, message }) => ({ place: id, text: message['text'] ?? '' })),
      );
    },
    findNewest: async () => {
      const [newest] = (await listening.redis.xRevRange(STREAM, '+', '-', { COUNT: 1 })) ?? [];
      return newest?.id ?? null;
    },
    close: () => {
      clearInterval(watching);
      for (const redis of clients) redis.off('error', look).destroy();
    },
  };
}

function openClient(url: string, wish: { disableOfflineQueue: boolean }) {
  let started = false;
  const redis = createClient({
    ...wish,
    url,
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // The first call decides whether the store starts; every later one is made again.
      reconnectStrategy: (tries) => started && Math.min(50 * 2 ** tries, RETRY_MS_MAX),
    },
  });
  // An error that nobody listens to would end the process.
  redis.on('error', () => undefined);
  const start = async (): Promise<void> => {
    await within(2 * CONNECT_MS, redis.connect());
    started = true;
  };
  return { redis, start };
}

/** Names the host, never the user or the password. */
function explain(url: string, cause: unknown): string {
  const { host } = new URL(url);
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return `Redis does not answer at ${host} (${reason}). ${describeOption('REDIS_URL')}.`;
}
