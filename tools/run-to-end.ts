import { spawn } from 'node:child_process';

/** Runs a program of node_modules/.bin, passes on what we are told to end by, answers its code. */
export function runToEnd(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  // Ctrl-C reaches the child by the terminal itself; we only stay to tell the end.
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
