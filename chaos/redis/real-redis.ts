// A real Redis for one test, if the program is installed; it stores nothing on disk.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { until } from '@hammerdock/server/src/testing/process.ts';

export interface RealRedis {
  readonly url: string;
  start(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Kills it with SIGKILL; its data is lost. */
  kill(): Promise<void>;
}

const PROGRAM = 'redis-server';
const PASSWORD = 'a-word-that-no-log-may-hold';

export function hasRealRedis(): boolean {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function makeRealRedis(): Promise<RealRedis> {
  const port = String(await findPort());
  const flags = ['--port', port, '--bind', '127.0.0.1', '--requirepass', PASSWORD, '--save', ''];
  let running: ChildProcess | null = null;
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    start: async () => {
      let output = '';
      const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
      running = child;
      await until('Redis listens', () => output.includes('Ready to accept connections'));
    },
    signal: (name) => void running?.kill(name),
    kill: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      running = null;
      await ended;
    },
  };
}

/** A free port, which this Redis uses again after a restart. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
