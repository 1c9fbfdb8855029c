import { type ChildProcess, spawn } from 'node:child_process';

/** A real process under test, and its output. */
export interface TestProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits for output that matches; fails when the process ends without it. */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves with the exit code or the signal's name. */
  readonly ended: Promise<number | string>;
}

export interface ProcessOptions {
  /** Node, if not another one. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Starts the process in its own process group, so that a test can send Ctrl-C to it. */
  readonly detached?: boolean;
}

const cache = process.env['NODE_COMPILE_CACHE'];

/** Runs a program on the same Node version as the tests. */
export function runNode(options: ProcessOptions): TestProcess {
  const { program = process.execPath, args, env = {}, detached = false } = options;
  const child = spawn(program, args, {
    env: {
      PATH: '/usr/bin:/bin',
      ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }),
      ...env,
    },
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      output += piece.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'lost'));
  });
  const waitForOutput = (pattern: RegExp): Promise<RegExpMatchArray> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const match = output.match(pattern);
        if (match === null) return;
        listeners.delete(check);
        resolve(match);
      };
      listeners.add(check);
      check();
      void ended.then((code) =>
        reject(new Error(`ended with ${code} after this output: ${output}`)),
      );
    });
  return { child, output: () => output, waitForOutput, ended };
}

/** Polls until a condition holds; fails after 90 seconds: each job of every minute runs again. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < 1_800; asked += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`timed out waiting until ${what}`);
}
