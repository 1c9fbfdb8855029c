import { afterEach, expect, test, vi } from 'vitest';
import { watchIntersection } from './watch-intersection.ts';

afterEach(() => vi.unstubAllGlobals());

interface Entry {
  readonly isIntersecting: boolean;
}

function watch() {
  const observe = vi.fn();
  const disconnect = vi.fn();
  let deliver: (entries: readonly Entry[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof deliver) {
        deliver = callback;
      }
    },
  );
  const reports: boolean[] = [];
  // Only the browser's observer looks at it.
  const element = {} as Element;
  const stop = watchIntersection(element, {}, (isIntersecting) => reports.push(isIntersecting));
  return {
    reports,
    stop,
    observe,
    disconnect,
    element,
    deliver: (...states: readonly boolean[]) =>
      deliver(states.map((isIntersecting) => ({ isIntersecting }))),
  };
}

test('reports the latest of several entries', () => {
  const { reports, deliver } = watch();
  deliver(true, false);
  deliver(false, true);
  expect(reports).toEqual([false, true]);
});

test('watches the element until it is stopped', () => {
  const { stop, observe, disconnect, element } = watch();
  expect(observe).toHaveBeenCalledExactlyOnceWith(element);
  expect(disconnect).not.toHaveBeenCalled();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
