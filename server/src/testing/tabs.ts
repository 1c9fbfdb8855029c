// Browser tabs as the live connection sees them: a socket each.
import type { AddressInfo } from 'node:net';
import type { ClientEvents, ServerEvents } from '@hammerdock/contract/events.ts';
import { io, type Socket } from 'socket.io-client';
import type { App } from '../app.ts';

export type TabSocket = Socket<ServerEvents, ClientEvents>;

interface TabOptions {
  /** Watched from the start. */
  readonly lotIds?: readonly string[];
  /** undefined: a guest. */
  readonly token?: string | undefined;
  /** Called before the first event can arrive. */
  readonly listen: (socket: TabSocket) => void;
}

export interface Tabs {
  readonly open: (options: TabOptions) => Promise<void>;
  readonly closeAll: () => void;
}

/** Lets the app listen on a free port. */
export async function openTabs({ http }: Pick<App, 'http'>): Promise<Tabs> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sockets: TabSocket[] = [];
  return {
    open: async ({ lotIds = [], token, listen }) => {
      const auth = token === undefined ? {} : { token };
      const options = { transports: ['websocket'], reconnection: false, auth };
      const socket: TabSocket = io(`http://127.0.0.1:${port}`, options);
      sockets.push(socket);
      listen(socket);
      await socket.emitWithAck('watchLots', { lotIds: [...lotIds] });
    },
    closeAll: () => {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
