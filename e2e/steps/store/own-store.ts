// A separate store for a test that would disturb the others: its own process, data and address.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectNoPolicyViolations } from './policy-violations.ts';

export interface OwnStore {
  readonly address: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

const START_TRIES = 720;
const LOOK_EVERY_MS = 250;

export async function openOwnStore(more: Readonly<Record<string, string>> = {}): Promise<OwnStore> {
  const port = await findPort();
  const address = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hammerdock-own-'));
  const store = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HAMMERDOCK_PORT: String(port),
      HAMMERDOCK_ORIGIN: address,
      HAMMERDOCK_DATA_DIR: dataDir,
      HAMMERDOCK_WORLD: 'walk',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
      HAMMERDOCK_LOG_LEVEL: 'fatal',
      ...more,
    },
  });
  const ended = new Promise<void>((resolve) => void store.once('exit', () => resolve()));
  await untilReady(`${address}/readyz`);
  return {
    address,
    dataDir,
    close: async () => {
      await expectNoPolicyViolations(address, more['METRICS_TOKEN']);
      store.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let turn = 0; turn < START_TRIES; turn += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('the store of this test did not start');
}

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => {
        if (found === null || typeof found === 'string') reject(new Error('no port was given'));
        else resolve(found.port);
      });
    });
  });
