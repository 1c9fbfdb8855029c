import { describe, expect, test } from 'vitest';
import { hours } from '../time.ts';
import { KINDS } from './kinds.ts';
import { isPushAddress, pushContentOf, pushUrgencyOf } from './push.ts';

describe('an address for web push', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/eYLp09S5j84:APA91bGOu3LR0Hma',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl',
    'https://wns2-bl2p.notify.windows.com/w/?token=BQYAAAD%2f',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ])('may be %s', (address) => expect(isPushAddress(address)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evilfcm.googleapis.com/1',
    'https://notify.windows.com/1',
    'https://evilnotify.windows.com/1',
    'https://fcm.googleapis.com@10.0.0.1/1',
    'https://10.0.0.1/@fcm.googleapis.com/1',
    'https://10.0.0.1\\@fcm.googleapis.com/1',
    'https://fcm.googleapis.com\\@10.0.0.1/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com/1 2',
    'https://fcm.googleapis.com/1\r\nHost: evil',
    ' https://fcm.googleapis.com/1',
    'file:///etc/passwd',
    '',
    `https://fcm.googleapis.com/${'1'.repeat(1000)}`,
  ])('may not be %j', (address) => expect(isPushAddress(address)).toBe(false));

  test('may be at a host that the operator adds, with its port', () => {
    const more = ['localhost:4433'];
    expect(isPushAddress('https://localhost:4433/1', more)).toBe(true);
    expect(isPushAddress('https://localhost:4434/1', more)).toBe(false);
    expect(isPushAddress('https://localhost/1', more)).toBe(false);
  });
});

test('what a bidder has to answer soon is urgent and worth nothing later', () => {
  for (const { id } of [KINDS.outbid, KINDS.closing]) {
    expect(pushUrgencyOf(id)).toEqual({ urgency: 'high', ttlMs: hours(1) });
  }
  expect(pushUrgencyOf(KINDS.payment.id)).toEqual({ urgency: 'normal', ttlMs: hours(24) });
});

describe('what the browser shows', () => {
  const notified = {
    id: 'the-id',
    subject: 'You have been outbid',
    body: 'It happened.\nAnd more.',
    path: '/productView/kettle?from=push',
  };

  test('is the subject with the first paragraph', () => {
    expect(pushContentOf(notified)).toEqual({
      id: 'the-id',
      title: 'You have been outbid',
      body: 'It happened.',
      path: '/productView/kettle?from=push',
      tag: '/productView/kettle',
    });
  });

  test('leads to the list, and replaces nothing, where there is no page of a lot', () => {
    expect(pushContentOf({ ...notified, path: null })).toMatchObject({
      path: '/notifications',
      tag: 'the-id',
    });
    expect(pushContentOf({ ...notified, path: '/user/credits' })).toMatchObject({
      path: '/user/credits',
      tag: 'the-id',
    });
  });

  test('has less than 3 kB, whatever was written', () => {
    const long = '𝒜'.repeat(5000);
    const content = pushContentOf({ ...notified, subject: long, body: long, path: `/${long}` });
    expect(new TextEncoder().encode(JSON.stringify(content)).length).toBeLessThan(3000);
    expect(content).toMatchObject({ path: '/notifications', title: `${'𝒜'.repeat(119)}…` });
  });
});
