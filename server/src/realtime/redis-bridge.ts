// Sends events between the nodes of one store over a Redis stream (R39). Sockets of this node get
// them immediately, also while Redis is down; the stream keeps the order for the other nodes.
import { setTimeout as pause } from 'node:timers/promises';
import type { Namespace } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import type { Log } from '../context.ts';
import type { RedisStream } from './redis-stream.ts';
import type { NodeBridge } from './node-bridge.ts';

export interface RedisBridge extends NodeBridge {
  /** Whether an event could not be published to the other nodes since the last call. */
  takeUnpublished(): boolean;
}

const RETRY_MS = 100;
const START_ID = '0-0';

/** Reads all events published from now on, so it is opened before any may be published. */
export async function openRedisBridge(stream: RedisStream, log: Log): Promise<RedisBridge> {
  const adapters = new Set<StreamAdapter>();
  const publishing = new Set<Promise<void>>();
  let hasUnpublished = false;
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  const publish = (text: string): void => {
    // The fallback reads takeUnpublished and publishes through the database.
    const published = stream.publish(text).catch(() => void (hasUnpublished = true));
    publishing.add(published);
    void published.finally(() => publishing.delete(published));
  };
  const subscribe = async (from: string): Promise<void> => {
    let position = from;
    let wasDown = false;
    while (!isClosing()) {
      try {
        if (wasDown) position = await findPosition(stream, position);
        wasDown = false;
        for (const { id, text } of await stream.readAfter(position)) {
          position = id;
          for (const adapter of adapters) adapter.receive(text);
        }
      } catch (error) {
        // Logged once per interruption.
        if (!wasDown) log.warn({ err: error }, 'live events of other nodes cannot be read');
        wasDown = true;
        await pause(RETRY_MS);
      }
    }
  };
  const subscription = subscribe((await stream.findLastId()) ?? START_ID);
  return {
    // Socket.IO calls it with `new`.
    adapter: function openAdapter(namespace: Namespace) {
      const adapter = new StreamAdapter(namespace, publish);
      adapters.add(adapter);
      return adapter;
    },
    flush: async () => void (await Promise.all(publishing)),
    takeUnpublished: () => {
      const had = hasUnpublished;
      hasUnpublished = false;
      return had;
    },
    close: async () => {
      closing.abort();
      stream.close();
      await subscription;
    },
  };
}

/** A Redis that lost its data, or its replacement, may count ids from an earlier one. */
async function findPosition(stream: RedisStream, position: string): Promise<string> {
  const last = (await stream.findLastId()) ?? START_ID;
  return isBefore(last, position) ? START_ID : position;
}

function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number);
  return time < otherTime || (time === otherTime && count < otherCount);
}

class StreamAdapter extends ClusterAdapter {
  readonly #publish: (text: string) => void;

  constructor(namespace: Namespace, publish: (text: string) => void) {
    super(namespace);
    this.#publish = publish;
  }

  receive(text: string): void {
    // Only adapters of this class write to the stream.
    this.onMessage(JSON.parse(text) as ClusterMessage);
  }

  /** Resolves immediately, since the sockets of this node wait for it. */
  protected override doPublish(message: ClusterMessage): Promise<string> {
    this.#publish(JSON.stringify(message));
    return Promise.resolve('');
  }

  /** Nodes send each other events and no requests. */
  protected override doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }
}
