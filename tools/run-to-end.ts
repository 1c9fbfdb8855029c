import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs a program of node_modules/.bin, forwards termination signals to it, and returns its exit
 * code.
 */
export function runToEnd(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return waitForEnd(child);
}

/** The same without showing its output, which is returned. */
export async function runSilently(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => void pieces.push(piece));
  }
  const code = await waitForEnd(child);
  return { code, output: Buffer.concat(pieces).toString().trim() };
}

function waitForEnd(child: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  // The terminal sends Ctrl-C to the child too; this process stays to report how the child ended.
  const stay = (): void => undefined;
  process.on('SIGTERM', pass).on('SIGINT', stay);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', stay);
      resolve(code ?? 1);
    });
  });
}
