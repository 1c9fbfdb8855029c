// The supervisor process: owns one embedded PostgreSQL while a process holds a lease on it.
import { rmSync } from 'node:fs';
import { type Server, type Socket, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster, stopOrphans } from './cluster.ts';
import { claimExclusively } from './exclusive.mjs';
import { layOut } from './layout.ts';
import type { SupervisorMessage } from './lease.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { provision } from './provision.ts';
import { openRestartPolicy } from './restart-policy.ts';

interface SupervisorRequest {
  readonly dataDir: string;
  readonly durable: boolean;
  readonly flags: readonly string[];
}

const FIRST_LEASE_TIMEOUT_MS = 5_000;
const DRAIN_TIMEOUT_MS = 10_000;

// The argument comes from start.ts.
const request = JSON.parse(process.argv[2] ?? '{}') as SupervisorRequest;
process.umask(0o077);
const layout = layOut(request.dataDir);
const claim = await claimExclusively(layout.locksDir);
if ('holder' in claim) process.exit(0);
// The previous holder of the claim removed the folder of the sockets.
layOut(request.dataDir);

const leases = new Set<Socket>();
let lastMessage: SupervisorMessage | undefined;
let postmaster: Postmaster | undefined;
/** Settles when a running start has succeeded or failed. */
let starting: Promise<void> = Promise.resolve();
let isClosing = false;

rmSync(layout.controlSocket, { force: true });
const server = await listen();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, drain);
try {
  await open();
  sendReady();
  // The process that started this one may have ended before it connected.
  setTimeout(() => leases.size === 0 && void close(), FIRST_LEASE_TIMEOUT_MS);
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}

async function open(): Promise<void> {
  const binDir = findBinaries(layout.sharedDir);
  await ensureCluster({ clusterDir: layout.clusterDir, binDir, durable: request.durable });
  await stopOrphans(layout.clusterDir);
  postmaster = await startPostmaster({ layout, binDir, ...request });
  void restartWhenItEnds(postmaster, binDir);
  await provision(layout.socketDir);
}

/** Restarts PostgreSQL while there are leases (B9). */
async function restartWhenItEnds(running: Postmaster, binDir: string): Promise<void> {
  const policy = openRestartPolicy();
  let startedMs = performance.now();
  await running.ended;
  while (!isClosing) {
    // New leases wait until it accepts connections again.
    lastMessage = undefined;
    const delayMs = policy.next(performance.now() - startedMs);
    if (delayMs === null) {
      await fail('The embedded PostgreSQL ended repeatedly; see postgres.log.');
      return;
    }
    console.error(`PostgreSQL ended unexpectedly; starting it again in ${delayMs} ms`);
    await delay(delayMs);
    if (isClosing) return;
    startedMs = performance.now();
    const restarted = restart(binDir);
    starting = restarted.then(() => undefined);
    await (
      await restarted
    )?.ended;
  }
}

/** Undefined when it failed; the log contains the reason. */
async function restart(binDir: string): Promise<Postmaster | undefined> {
  try {
    await stopOrphans(layout.clusterDir);
    const started = await startPostmaster({ layout, binDir, ...request });
    postmaster = started;
    if (!isClosing) sendReady();
    if (leases.size === 0) void close();
    return started;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function listen(): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  // Half open, so that the process that releases the last lease sees this process end.
  const created = createServer({ allowHalfOpen: true }, (lease) => {
    leases.add(lease);
    if (lastMessage !== undefined) lease.write(`${JSON.stringify(lastMessage)}\n`);
    lease.on('end', () => forget(lease));
    lease.on('close', () => forget(lease));
    lease.on('error', () => forget(lease));
    lease.resume();
  });
  created.once('error', reject);
  created.listen(layout.controlSocket, () => resolve(created));
  return promise;
}

function forget(lease: Socket): void {
  if (!leases.delete(lease)) return;
  if (leases.size > 0) lease.end();
  // While opening, the timeout of the first lease closes it.
  else if (lastMessage !== undefined) void close();
}

function sendReady(): void {
  send({ state: 'ready', socketDir: layout.socketDir, durable: request.durable });
}

function send(message: SupervisorMessage): void {
  lastMessage = message;
  for (const lease of leases) lease.write(`${JSON.stringify(message)}\n`);
}

/** A signal, as at a shutdown of the machine: processes with a lease may finish first. */
function drain(): void {
  server.close();
  if (leases.size === 0) void close();
  else setTimeout(() => void close(), DRAIN_TIMEOUT_MS);
}

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  server.close();
  await stopPostmaster();
  exit(0);
}

async function fail(message: string): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  console.error(message);
  send({ state: 'failed', message });
  server.close();
  await stopPostmaster();
  // The message must be sent before this process ends.
  for (const lease of leases) lease.end();
  setTimeout(() => exit(1), 200);
}

async function stopPostmaster(): Promise<void> {
  // A PostgreSQL that is being started would outlive this process.
  await starting;
  await postmaster?.stop();
}

function exit(code: number): never {
  rmSync(dirname(layout.controlSocket), { recursive: true, force: true });
  if ('release' in claim) claim.release();
  process.exit(code);
}
