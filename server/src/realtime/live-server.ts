import type { ClientEvents, ServerEvents } from '@hammerdock/contract/events.ts';
import type { Server, Socket } from 'socket.io';

/** Whose session a socket came with; null for a guest. */
export interface SocketSession {
  session: { readonly id: string; readonly userId: string } | null;
}

type NoEvents = Record<string, never>;
export type LiveServer = Server<ClientEvents, ServerEvents, NoEvents, SocketSession>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketSession>;

/** Says events to whoever is in a room: of all nodes, or of one. */
export type LiveVoice = Pick<LiveServer['local'], 'to'>;
