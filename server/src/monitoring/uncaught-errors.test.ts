import { EventEmitter } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exitOnUncaughtError } from './uncaught-errors.ts';
import { openLog } from './log.ts';
import { runNode } from '../testing/process.ts';

const sourceOf = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
/** A process guarded like the store, which answers on a socket and then runs the given code. */
const runFaulty = (fault: string) =>
  runNode({
    args: [
      '--input-type=module',
      '-e',
      `import net from 'node:net';
       import { exitOnUncaughtError } from ${sourceOf('uncaught-errors.ts')};
       import { openLog } from ${sourceOf('log.ts')};
       const goOn = () => { console.log('went on'); process.exit(0); };
       const server = net.createServer((socket) => socket.on('data', () => {
         setTimeout(goOn, 1000);
         ${fault}
       }));
       exitOnUncaughtError(process, {
         log: openLog('info'),
         close: async () => { server.close(); console.log('closed in order'); },
         end: () => process.exit(1),
       });
       server.listen(0, '127.0.0.1', () => {
         const client = net.connect(server.address().port, '127.0.0.1', () => client.write('x'));
         client.on('error', () => undefined);
       });`,
    ],
  });

describe('S57 an uncaught error', () => {
  test.each([
    ['in an event of a socket', `throw new Error('in a socket');`],
    ['in a timer', `setTimeout(() => { throw new Error('in a timer'); });`],
  ])('%s is logged, and the process exits in order, to be restarted', async (_, fault) => {
    const store = runFaulty(fault);
    expect(await store.ended).toBe(1);
    expect(store.output()).toMatch(/"level":60.*an exception was not caught/);
    expect(store.output()).toMatch(/closed in order/);
    expect(store.output()).not.toMatch(/went on/);
  });

  test('as a rejection is logged, and the process continues', async () => {
    const store = runFaulty(`void Promise.reject(new Error('of a promise'));`);
    expect(await store.ended).toBe(0);
    expect(store.output()).toMatch(/"level":50.*of a promise.*a rejection was not handled/);
    expect(store.output()).toMatch(/went on/);
  });

  describe('while closing', () => {
    afterEach(() => {
      vi.useRealTimers();
    });
    const guard = (close: () => Promise<void>) => {
      const process = new EventEmitter();
      const end = vi.fn();
      exitOnUncaughtError(process, { log: openLog('silent'), close, end });
      return { process, end };
    };

    test('does not keep the process alive when closing fails', async () => {
      const { process, end } = guard(() => Promise.reject(new Error('stuck')));
      process.emit('uncaughtException', new Error('first'));
      await expect.poll(() => end).toHaveBeenCalled();
    });

    test('ends the process after ten seconds when closing hangs', () => {
      vi.useFakeTimers();
      const { process, end } = guard(() => new Promise(() => undefined));
      process.emit('uncaughtException', new Error('first'));
      vi.advanceTimersByTime(9_999);
      expect(end).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(end).toHaveBeenCalled();
    });
  });
});
