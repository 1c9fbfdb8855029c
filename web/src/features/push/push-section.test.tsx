import { afterEach, expect, test, vi } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import type { PushDevice } from './push-device.ts';
import { PushOffer } from './push-offer.tsx';
import { PushSection } from './push-section.tsx';
import { PUSH_DEVICE_KEY } from './use-push.ts';

async function shown(
  device: PushDevice | null,
  { isSent = true, isOffered = true, part = <PushSection /> } = {},
) {
  const public_key = isOffered ? 'key' : null;
  const cached = [
    [['notifications.getPushKey', {}], { public_key, push_on: isSent ? 1 : 0 }] as const,
    // A state is text.
    ...(device === null
      ? []
      : [[[...PUSH_DEVICE_KEY, 'key'], device as unknown as object] as const]),
  ];
  const stage = await openStage({ user: { role: 'buyer' }, cached });
  return stage.render(part);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['unsupported', 'This browser can’t show notifications', null],
  ['home-screen', 'tap Share, then Add to Home Screen', null],
  ['blocked', 'Your browser blocks notifications', null],
  ['off', 'Get your notifications here at once', 'Turn on'],
  ['on', 'until you log out', 'Turn off'],
] as const)('%s: says %j and offers %j', async (device, text, button) => {
  const html = await shown(device);
  expect(html).toContain(text);
  expect(/Turn o\w+/.exec(html)?.[0] ?? null).toBe(button);
});

test('is off when the store sends nothing to the browser, as after a sign-out', async () => {
  expect(await shown('on', { isSent: false })).toContain('Turn on');
});

test('is missing until the browser was asked, and where the store offers no push', async () => {
  expect(await shown(null)).not.toContain('On this device');
  expect(await shown('on', { isOffered: false })).not.toContain('On this device');
});

test('on an iPhone the offer says how to get them, and nothing to turn on', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const html = await shown('home-screen', { part: <PushOffer /> });
  expect(html).toContain('Add to Home Screen');
  expect(html).not.toContain('Turn on<');
});

test.each([
  ['off', null, true],
  ['off', 'yes', false],
  ['on', null, false],
  ['blocked', null, false],
  ['unsupported', null, false],
] as const)(
  'with %s, declined before: %j, the offer is shown: %s',
  async (device, declined, is) => {
    vi.stubGlobal('localStorage', { getItem: () => declined });
    const html = await shown(device, { part: <PushOffer /> });
    expect(html.includes('Get these on this device')).toBe(is);
  },
);
