// Carries events between the nodes of one store by a stream in Redis (R39). Sockets of this node
// are told at once, whatever becomes of Redis; the stream keeps the order for all others.
import { setTimeout as pause } from 'node:timers/promises';
import type { Namespace } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import type { Log } from '../context.ts';
import type { RedisLine } from './redis.ts';
import type { NodeBridge } from './node-bridge.ts';

export interface RedisBridge extends NodeBridge {
  /** Whether something could not be said to the others since this was last asked. */
  takeUnsaid(): boolean;
}

const RETRY_MS = 100;
const BEGINNING = '0-0';

/** Hears all that is said from now on, so it is opened before anything may be said. */
export async function openRedisBridge(line: RedisLine, log: Log): Promise<RedisBridge> {
  const adapters = new Set<StreamAdapter>();
  const saying = new Set<Promise<void>>();
  let unsaid = false;
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  const say = (text: string): void => {
    // The dispatcher hears of it by takeUnsaid, and publishes through the database.
    const said = line.say(text).catch(() => void (unsaid = true));
    saying.add(said);
    void said.finally(() => saying.delete(said));
  };
  const listen = async (from: string): Promise<void> => {
    let place = from;
    let wasGone = false;
    while (!isClosing()) {
      try {
        if (wasGone) place = await findPlace(line, place);
        wasGone = false;
        for (const heard of await line.hear(place)) {
          place = heard.place;
          for (const adapter of adapters) adapter.hear(heard.text);
        }
      } catch (error) {
        // Once for each time that Redis is gone.
        if (!wasGone) log.warn({ err: error }, 'live events of other nodes cannot be read');
        wasGone = true;
        await pause(RETRY_MS);
      }
    }
  };
  const listening = listen((await line.findNewest()) ?? BEGINNING);
  return {
    // The library calls it with `new`.
    adapter: function openAdapter(namespace: Namespace) {
      const adapter = new StreamAdapter(namespace, say);
      adapters.add(adapter);
      return adapter;
    },
    flush: async () => void (await Promise.all(saying)),
    takeUnsaid: () => {
      const was = unsaid;
      unsaid = false;
      return was;
    },
    close: async () => {
      closing.abort();
      line.close();
      await listening;
    },
  };
}

/** A Redis that lost its memory, or another one in its place, may count from an earlier place. */
async function findPlace(line: RedisLine, place: string): Promise<string> {
  const newest = (await line.findNewest()) ?? BEGINNING;
  return isBefore(newest, place) ? BEGINNING : place;
}

function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number);
  return time < otherTime || (time === otherTime && count < otherCount);
}

class StreamAdapter extends ClusterAdapter {
  readonly #say: (text: string) => void;

  constructor(namespace: Namespace, say: (text: string) => void) {
    super(namespace);
    this.#say = say;
  }

  hear(text: string): void {
    // Only adapters of this very class write to the stream.
    this.onMessage(JSON.parse(text) as ClusterMessage);
  }

  /** Answers at once: the sockets of this node wait for the answer. */
  protected override doPublish(message: ClusterMessage): Promise<string> {
    this.#say(JSON.stringify(message));
    return Promise.resolve('');
  }

  /** Nodes tell each other events and ask nothing. */
  protected override doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }
}
