import type {
  ClientEvents,
  LotChanged,
  LotClosed,
  ServerEvents,
} from '@hammerdock/contract/events.ts';
import { io, type Socket } from 'socket.io-client';

export interface Watcher {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  /** Ranges of the log, in the order they were received. */
  readonly stretches: [from: number, to: number][];
  readonly closes: number[];
}

/** Subscribes to one lot at one node, without reconnecting. */
export async function watchLot(address: string, lotId: string): Promise<Watcher> {
  const watcher: Watcher = {
    socket: io(address, { transports: ['websocket'], reconnection: false }),
    stretches: [],
    closes: [],
  };
  watcher.socket.on('bidAddtime', (event) => {
    if (isPublic(event)) watcher.stretches.push([event.from_seq, event.to_seq]);
  });
  watcher.socket.on('realclosedupdates', ({ sequence }) => watcher.closes.push(sequence));
  await watcher.socket.emitWithAck('watchLots', { lotIds: [lotId] });
  return watcher;
}

const isPublic = (event: object): event is LotChanged | LotClosed => 'from_seq' in event;

/** The places where a client would notice that it missed events. */
export function findGaps(stretches: readonly (readonly [from: number, to: number])[]): number[] {
  let known = 0;
  return stretches.flatMap(([from, to]) => {
    const gap = from > known + 1 ? [from] : [];
    known = Math.max(known, to);
    return gap;
  });
}
