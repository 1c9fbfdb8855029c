import type { ClientEvents, ServerEvents } from '@hammerdock/contract/events.ts';
import type { Server, Socket } from 'socket.io';

/** The session of a socket; null for a guest. */
export interface SocketSession {
  session: { readonly id: string; readonly userId: string } | null;
}

type NoEvents = Record<string, never>;
export type LiveServer = Server<ClientEvents, ServerEvents, NoEvents, SocketSession>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketSession>;

/** Emits events to rooms, of all nodes or of this one. */
export type RoomEmitter = Pick<LiveServer['local'], 'to'>;
