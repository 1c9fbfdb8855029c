// A line between a browser and the store that can be cut, kept down, mended and slowed.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** The store's address by this line. */
  readonly address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** `delayMs` holds up the live line, in both directions; pages come as fast as ever. */
export async function openLine({ delayMs = 0 } = {}): Promise<Line> {
  const ends = new Set<Socket>();
  const server = createServer((browser) => {
    const store = connect(Number(process.env['E2E_PORT']), '127.0.0.1');
    let slow = false;
    const pipe = (from: Socket, to: Socket): void => {
      ends.add(from);
      from.on('data', (data) => {
        slow ||= data.includes('transport=websocket');
        const send = () => to.writable && to.write(data);
        if (slow && delayMs > 0) setTimeout(send, delayMs);
        else send();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    };
    pipe(browser, store);
    pipe(store, browser);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // It listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const end of ends) end.destroy();
    });
  return { address: `http://127.0.0.1:${port}`, cut, mend: () => listen(port), close: cut };
}
