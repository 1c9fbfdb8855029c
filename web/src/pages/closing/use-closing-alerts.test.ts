import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useAlertSettings } from './alert-settings.ts';
import { useBlockedAlerts } from './use-blocked-alerts.ts';
import { useClosingAlerts } from './use-closing-alerts.ts';

const NOW = Date.parse('2026-11-22T14:00:00.000Z');
const lot = (bidtopstatus: 'winning' | 'outbid') =>
  sampleLotInPlay({ bidtopstatus, date_closed: new Date(NOW + minutes(2)).toISOString() });
const WINNING = { lots: [lot('winning')], now: NOW };
const OUTBID = { lots: [lot('outbid')], now: NOW };
const LAST_MINUTE = { lots: [lot('winning')], now: NOW + minutes(1) };

/** What the browser stores; `mountHook` removes the fakes. */
let stored: Map<string, string>;
/** What the device has done, in order. */
let done: unknown[];
/** Whether the page has been pressed: until then the browser blocks sound and vibration. */
let isPressed: boolean;

beforeEach(() => {
  done = [];
  isPressed = true;
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const gain = { setTargetAtTime: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      get state() {
        return isPressed ? 'running' : 'suspended';
      }
      addEventListener = () => undefined;
      resume = () => Promise.resolve();
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect = <T>(next: T): T => next;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_context: unknown, { frequency }: OscillatorOptions) {
        done.push(frequency);
      }
      connect = <T>(next: T): T => next;
      start = () => undefined;
      stop = () => undefined;
    },
  );
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return isPressed;
      },
    },
    vibrate: (pattern: unknown) => done.push(pattern),
  });
});

const mount = (settings: Parameters<typeof useClosingAlerts>[2]) =>
  mountHook(() => {
    const [{ lots, now }, show] = useState(WINNING);
    useClosingAlerts(lots, now, settings);
    return show;
  });

describe('the alerts of the closing page', () => {
  test('sound and vibrate once when the user is outbid, and in the last minute', async () => {
    const { act } = await mount({ sound: true, vibration: true });
    expect(done).toEqual([]);
    await act((show) => show(OUTBID));
    expect(done).toEqual([660, 440, [120, 80, 120]]);
    await act((show) => show({ ...OUTBID, now: NOW + seconds(5) }));
    expect(done).toHaveLength(3);
    await act((show) => show(WINNING));
    await act((show) => show(LAST_MINUTE));
    expect(done.slice(3)).toEqual([880, [120]]);
  });

  test('are silent when both are off', async () => {
    const { act } = await mount({ sound: false, vibration: false });
    await act((show) => show(OUTBID));
    expect(done).toEqual([]);
  });

  test('vibrate without a sound', async () => {
    const { act } = await mount({ sound: false, vibration: true });
    await act((show) => show(OUTBID));
    expect(done).toEqual([[120, 80, 120]]);
  });
});

describe('before a press on the page', () => {
  beforeEach(() => {
    isPressed = false;
  });

  test('what the browser blocks is left out, and is not made up for later', async () => {
    const { act } = await mount({ sound: true, vibration: true });
    await act((show) => show(OUTBID));
    isPressed = true;
    await act(() => window.dispatchEvent(new Event('pointerup')));
    expect(done).toEqual([]);
    await act((show) => show(LAST_MINUTE));
    expect(done).toEqual([880, [120]]);
  });

  test.each([
    [{ sound: true, vibration: false }, 'sound'],
    [{ sound: false, vibration: true }, 'vibration'],
    [{ sound: true, vibration: true }, 'sound and vibration'],
    [{ sound: false, vibration: false }, ''],
  ])('the page says so: %j', async (settings, blocked) => {
    const { hook, act } = await mountHook(() => useBlockedAlerts(settings));
    expect(hook()).toBe(blocked);
    isPressed = true;
    await act(() => window.dispatchEvent(new Event('pointerup')));
    expect(hook()).toBe('');
  });
});

describe('the settings of the alerts', () => {
  test('are off at first and stored in this browser', async () => {
    const { hook, act } = await mountHook(useAlertSettings);
    expect(hook().settings).toEqual({ sound: false, vibration: false });
    await act(({ change }) => change({ sound: true }));
    expect(hook().settings).toEqual({ sound: true, vibration: false });
    expect([...stored.values()]).toEqual(['{"sound":true,"vibration":false}']);
  });

  test('are read again on the next visit', async () => {
    stored.set('hammerdock.closing-alerts', '{"vibration":true}');
    const { hook } = await mountHook(useAlertSettings);
    expect(hook().settings).toEqual({ sound: false, vibration: true });
  });
});
