// A process of its own: owns one embedded PostgreSQL for as long as somebody holds a lease on it.
import { rmSync } from 'node:fs';
import { type Server, type Socket, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster, stopOrphans } from './cluster.ts';
import { claimExclusively } from './exclusive.ts';
import { layOut } from './layout.ts';
import type { SupervisorSays } from './lease.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { provision } from './provision.ts';
import { openRestartPolicy } from './restart-policy.ts';

interface SupervisorRequest {
  readonly dataDir: string;
  readonly durable: boolean;
  readonly flags: readonly string[];
}

const firstLeasePatienceMs = 5_000;
const drainPatienceMs = 10_000;

// The argument comes from start.ts beside this file.
const request = JSON.parse(process.argv[2] ?? '{}') as SupervisorRequest;
process.umask(0o077);
const layout = layOut(request.dataDir);
const claim = await claimExclusively(layout.locksDir);
if ('holder' in claim) process.exit(0);
// Whoever held the claim before us has swept the place where we are to meet our users.
layOut(request.dataDir);

const leases = new Set<Socket>();
let answer: SupervisorSays | undefined;
let postmaster: Postmaster | undefined;
/** Settles when a start that is under way has succeeded or failed. */
let starting: Promise<void> = Promise.resolve();
let isClosing = false;

rmSync(layout.controlSocket, { force: true });
const server = await listen();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, drain);
try {
  await open();
  sayReady();
  // Whoever started us may have died before asking.
  setTimeout(() => leases.size === 0 && void close(), firstLeasePatienceMs);
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

/** Keeps PostgreSQL running while there are leases, whatever ends it (B9). */
async function restartWhenItEnds(running: Postmaster, binDir: string): Promise<void> {
  const policy = openRestartPolicy();
  let startedMs = performance.now();
  await running.ended;
  while (!isClosing) {
    // Who comes now waits until it answers again.
    answer = undefined;
    const delayMs = policy.next(performance.now() - startedMs);
    if (delayMs === null) {
      await fail('The embedded PostgreSQL ended again and again; see postgres.log.');
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

/** Undefined when it failed; the log says why. */
async function restart(binDir: string): Promise<Postmaster | undefined> {
  try {
    await stopOrphans(layout.clusterDir);
    const started = await startPostmaster({ layout, binDir, ...request });
    postmaster = started;
    if (!isClosing) sayReady();
    if (leases.size === 0) void close();
    return started;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function listen(): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  // Half open, so that whoever gives back the last lease sees the end of this very process.
  const made = createServer({ allowHalfOpen: true }, (lease) => {
    leases.add(lease);
    if (answer !== undefined) lease.write(`${JSON.stringify(answer)}\n`);
    lease.on('end', () => forget(lease));
    lease.on('close', () => forget(lease));
    lease.on('error', () => forget(lease));
    lease.resume();
  });
  made.once('error', reject);
  made.listen(layout.controlSocket, () => resolve(made));
  return promise;
}

function forget(lease: Socket): void {
  if (!leases.delete(lease)) return;
  if (leases.size > 0) lease.end();
  // While opening, the first moment to think about leaving is the time-out after it.
  else if (answer !== undefined) void close();
}

function sayReady(): void {
  say({ state: 'ready', socketDir: layout.socketDir, durable: request.durable });
}

function say(said: SupervisorSays): void {
  answer = said;
  for (const lease of leases) lease.write(`${JSON.stringify(said)}\n`);
}

/** Asked to leave, as at a shutdown of the machine: whoever uses the database may finish first. */
function drain(): void {
  server.close();
  if (leases.size === 0) void close();
  else setTimeout(() => void close(), drainPatienceMs);
}

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  server.close();
  await stopPostmaster();
  leave(0);
}

async function fail(message: string): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  console.error(message);
  say({ state: 'failed', message });
  server.close();
  await stopPostmaster();
  // The words must have left before we do.
  for (const lease of leases) lease.end();
  setTimeout(() => leave(1), 200);
}

async function stopPostmaster(): Promise<void> {
  // One that is just being started would outlive this process.
  await starting;
  await postmaster?.stop();
}

function leave(code: number): never {
  rmSync(dirname(layout.controlSocket), { recursive: true, force: true });
  if ('release' in claim) claim.release();
  process.exit(code);
}
