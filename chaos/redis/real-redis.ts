// A real Redis of a test's own, where this machine has the program; it keeps nothing on disk.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { until } from '@hammerdock/server/src/testing/process.ts';

export interface RealRedis {
  readonly url: string;
  start(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** As by kill -9: what it remembered is gone. */
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
      let said = '';
      const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
      running = child;
      await until('Redis listens', () => said.includes('Ready to accept connections'));
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

/** One that is free now, and of this Redis again after it was killed. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
