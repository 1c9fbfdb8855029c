import { describe, expect, test } from 'vitest';
import { callerAddress, rateLimitKey, readTrustedProxies } from './caller-address.ts';
import { findMistakes } from '../config/options.ts';
import { buildPerson } from '../testing/build.ts';
import { openWorld } from '../testing/world.ts';

const PROXY = '10.0.0.1';
const find = (trust: string, forwardedFor: string | undefined, peer = PROXY) =>
  callerAddress({ peer, forwardedFor }, readTrustedProxies(trust) ?? { kind: 'none' });

describe('SF5 the address of a caller', () => {
  test.each([
    ['no', '203.0.113.9', PROXY],
    ['1', undefined, PROXY],
    ['1', '203.0.113.9', '203.0.113.9'],
    ['1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['2', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.0/8', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '10.0.0.2'],
    ['192.168.0.0/16', '203.0.113.9', PROXY],
    ['10.0.0.0/8,fd00::/8', '203.0.113.9, fd00::2', '203.0.113.9'],
    ['1', '1.2.3.4,\t2001:DB8::1 ', '2001:DB8::1'],
    ['1', '::ffff:203.0.113.9', '203.0.113.9'],
  ])('with %s trusted and the header %s is %s', (trust, header, address) => {
    expect(find(trust, header)).toBe(address);
  });

  test('of a proxy that reaches us over IPv6 sockets is compared as IPv4', () => {
    expect(find('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.1')).toBe('203.0.113.9');
  });

  test.each([
    'x'.repeat(5000),
    `${'1.2.3.4,'.repeat(1000)}nonsense`,
    '1.2.3.4, unknown',
    '1.2.3.4, 203.0.113.9:4711',
    '1.2.3.4, fe80::1%eth0',
    '1.2.3.4, 999.1.1.1',
    "1.2.3.4, '; drop table users",
    '1.2.3.4, ',
    ',',
  ])('is the proxy’s own if the header contains no valid one: %s', (header) => {
    for (const trust of ['1', '10.0.0.0/8']) expect(find(trust, header)).toBe(PROXY);
  });

  test.each([
    'yes',
    '0',
    '10',
    '1.5',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    'loopback',
    '10.0.0.1,',
    '',
  ])('is not read with HAMMERDOCK_TRUST_PROXY=%s, and the store does not start', (value) => {
    const [mistake] = findMistakes({ HAMMERDOCK_TRUST_PROXY: value });
    expect(mistake).toMatch(/^HAMMERDOCK_TRUST_PROXY=.* is not understood: .*how many proxies/);
  });

  test('counts by /64 network in IPv6, in any notation', () => {
    expect(rateLimitKey('203.0.113.9')).toBe('203.0.113.9');
    const same = ['2001:db8:0:7::1', '2001:DB8:0:7:ffff:eeee:1:2', '2001:0db8::7:0:0:1.2.3.4'];
    expect(same.map(rateLimitKey)).toEqual(Array(3).fill('2001:db8:0:7::/64'));
    expect(rateLimitKey('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
    expect(rateLimitKey('::1')).toBe('0:0:0:0::/64');
  });
});

describe('SF5 a limit per address, over HTTP', () => {
  test('cannot be avoided by a forged header, nor by the addresses of one IPv6 network', async () => {
    const world = await openWorld({
      env: { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_TRUST_PROXY: '1' },
    });
    const { email } = await buildPerson(world.owner);
    const ask = async (header: string) => {
      const headers = { 'x-forwarded-for': header };
      return (await world.call('auth.forgotPassword', { email }, { headers })).status;
    };
    const askOften = async (headerOf: (n: number) => string) => {
      const statuses: number[] = [];
      for (let n = 0; n < 30; n += 1) statuses.push(await ask(headerOf(n)));
      return statuses;
    };
    expect(await askOften((n) => `198.51.100.${n}, 203.0.113.9`)).toContain(429);
    expect(await askOften((n) => `2001:db8:0:7::${n}`)).toContain(429);
    expect(await ask('2001:db8:0:8::1')).toBe(200);
    expect(await ask('x'.repeat(5000))).toBe(200);
    await world.close();
  });
});
