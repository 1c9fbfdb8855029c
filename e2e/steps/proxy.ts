// A TCP proxy between a browser and the store that can be disconnected, reconnected and slowed.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** The store's address through this proxy. */
  readonly address: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** `delayMs` delays the WebSocket in both directions; pages are not delayed. */
export async function openProxy({ delayMs = 0 } = {}): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const store = connect(Number(process.env['E2E_PORT']), '127.0.0.1');
    let slow = false;
    const pipe = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (data) => {
        slow ||= data.includes('transport=websocket');
        const send = () => to.writable && to.write(data);
        if (slow && delayMs > 0) setTimeout(send, delayMs);
        else send();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pipe(browser, store);
    pipe(store, browser);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // A server on a port has an AddressInfo, not a path.
  const { port } = server.address() as AddressInfo;
  const disconnect = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    address: `http://127.0.0.1:${port}`,
    disconnect,
    reconnect: () => listen(port),
    close: disconnect,
  };
}
