// A fake server that speaks enough of the Redis protocol to test the connection itself: it may
// require a password, refuse connections, or accept them and never answer.
import net from 'node:net';

export type Mood = 'answers' | 'hangs' | 'refuses';

export interface FakeRedisServer {
  readonly url: string;
  /** Closes the current connections, except for 'hangs': those get no more answers. */
  become(mood: Mood): Promise<void>;
  countConnections(): number;
  close(): Promise<void>;
}

const BLOCKED_MS = 200;

export async function openFakeRedisServer(password = ''): Promise<FakeRedisServer> {
  let mood: Mood = 'answers';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let mayAsk = password === '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (sent: Buffer) => {
      for (const [name = '', ...rest] of readCommands(sent.toString())) {
        if (mood !== 'answers') return;
        if (name === 'AUTH') mayAsk = rest.at(-1) === password;
        answer(socket, name, mayAsk);
      }
    });
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const leave = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => void server.close(resolve));
  };
  return {
    url: `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`,
    become: async (next) => {
      const was = mood;
      mood = next;
      if (next === 'refuses') await leave();
      else if (was === 'refuses') await listen(port);
      else if (was === 'hangs') for (const socket of sockets) socket.destroy();
    },
    countConnections: () => sockets.size,
    close: async () => {
      if (mood !== 'refuses') await leave();
    },
  };
}

function answer(socket: net.Socket, name: string, mayAsk: boolean): void {
  if (name === 'AUTH' && !mayAsk) {
    socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n');
  } else if (!mayAsk) socket.write('-NOAUTH Authentication required.\r\n');
  else if (name === 'PING') socket.write('+PONG\r\n');
  else if (name === 'XREVRANGE') socket.write('*0\r\n');
  else if (name === 'XREAD') setTimeout(() => socket.write('*-1\r\n'), BLOCKED_MS).unref();
  else socket.write('+OK\r\n');
}

/** Every command arrives whole, because each is short and sent at once. */
function readCommands(sent: string): string[][] {
  return sent
    .split(/(?=\*\d+\r\n)/)
    .map((command) => [...command.matchAll(/\$\d+\r\n(.*)\r\n/g)].map(([, word = '']) => word));
}
