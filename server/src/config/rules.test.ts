import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { OPTIONS } from './options.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';

type Env = Record<string, string | undefined>;
const read = (env: Env, dev = false) => readConfig(env, { dev });
const production = (change: Env = {}) => read({ ...PRODUCTION_ENV, ...change });

const wide = (network: string): string =>
  `trusts ${network}, which is wider than /8 of IPv4 or /7 of IPv6`;

/** The sentence names the variable, what is wrong, its meaning and an example. */
function sentence(name: keyof typeof OPTIONS, problem: string): string {
  const { means, example } = OPTIONS[name];
  return `${name} ${problem}: ${name} is ${means}, for example ${name}=${example}.`;
}

describe('development stays on this machine unless it is named (R71, SF4)', () => {
  const reached: readonly [string, Env][] = [
    ['an https origin', { HAMMERDOCK_ORIGIN: 'https://store.example' }],
    ['an origin of another host', { HAMMERDOCK_ORIGIN: 'http://store.example:4600' }],
    ['all addresses', { HAMMERDOCK_HOST: '0.0.0.0' }],
    ['all addresses of IPv6', { HAMMERDOCK_HOST: '::' }],
    ['a public address', { HAMMERDOCK_HOST: '203.0.113.7' }],
    ['a host name that begins like loopback', { HAMMERDOCK_HOST: '127.0.0.1.example.com' }],
    ['a proxy in front', { HAMMERDOCK_TRUST_PROXY: '1' }],
    ['a database of its own', { DATABASE_URL: 'postgres://owner@db.internal/hammerdock' }],
  ];

  test.each(reached)('refuses %s without HAMMERDOCK_ENVIRONMENT', (_, env) => {
    const [cause] = Object.keys(env);
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(
      sentence('HAMMERDOCK_ENVIRONMENT', `must be set, because ${cause} is not for this machine`),
    );
  });

  test.each(reached)('accepts %s where development is named', (_, env) => {
    const named = { ...env, HAMMERDOCK_ENVIRONMENT: 'development' };
    expect(read(named).environment).toBe('development');
  });

  test.each([
    {},
    { HAMMERDOCK_HOST: 'localhost' },
    { HAMMERDOCK_HOST: '127.8.0.1', HAMMERDOCK_ORIGIN: 'http://127.8.0.1:4600' },
    { HAMMERDOCK_HOST: '::1', HAMMERDOCK_ORIGIN: 'http://[::1]:4600' },
    { HAMMERDOCK_LIMIT_FACTOR: '20', METRICS_TOKEN: 'short' },
    { DATABASE_URL: '', HAMMERDOCK_ORIGIN: '' },
  ])('starts with %o and nothing else, as npm start does', (env) => {
    const config = read(env);
    expect(config).toMatchObject({ environment: 'development', world: 'demo' });
    expect(config).toMatchObject({ payments: 'sandbox' });
    expect(config.testStore).toEqual({ payments: false, emails: false, texts: false });
  });
});

const STRIPE_ENV = {
  HAMMERDOCK_PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as const;

describe('Stripe is configured as a whole or not at all (R42)', () => {
  test('reads its keys, and leaves an empty store empty', () => {
    const config = read(STRIPE_ENV);
    expect(config).toMatchObject({ payments: 'stripe', world: 'none' });
    expect(config.stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
      connectWebhookSecret: null,
      apiUrl: 'https://api.stripe.com',
    });
    expect(config.testStore.payments).toBe(false);
    const testMode = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(read({ ...STRIPE_ENV, ...testMode }).testStore.payments).toBe(true);
    expect(read({}).stripe).toBeNull();
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'OPS-05 does not start without %s, nor with it alone',
    (name) => {
      expect(() => read({ ...STRIPE_ENV, [name]: undefined })).toThrow(
        sentence(name, 'is missing, because HAMMERDOCK_PAYMENTS is stripe'),
      );
      expect(() => read({ [name]: STRIPE_ENV[name] })).toThrow(
        sentence('HAMMERDOCK_PAYMENTS', `must be stripe, because ${name} is set`),
      );
    },
  );

  test.each([
    [
      'STRIPE_PUBLISHABLE_KEY',
      'pk_test_1',
      'is of the test mode, and STRIPE_SECRET_KEY of another',
    ],
    ['STRIPE_API_URL', 'http://stripe.example', 'must begin with https:// beyond this machine'],
    [
      'HAMMERDOCK_WORLD',
      'demo',
      'must be none, because the cards of its people exist in the sandbox only',
    ],
  ] as const)('refuses %s=%s', (name, value, problem) => {
    expect(() => read({ ...STRIPE_ENV, [name]: value })).toThrow(sentence(name, problem));
  });

  test('may have an emulator on this machine', () => {
    const STRIPE_API_URL = 'http://127.0.0.1:12111';
    expect(read({ ...STRIPE_ENV, STRIPE_API_URL }).stripe?.apiUrl).toBe(STRIPE_API_URL);
  });
});

describe('production starts complete or not at all (R71, SF3)', () => {
  test('starts with the environment that these tests change', () => {
    const config = production();
    expect(config).toMatchObject({ environment: 'production', world: 'none', limitFactor: 1 });
    expect(config).toMatchObject({ payments: 'sandbox' });
    expect(config.testStore).toEqual({ payments: true, emails: true, texts: true });
  });

  test.each([
    ['HAMMERDOCK_ORIGIN', undefined, 'is missing in production'],
    ['HAMMERDOCK_ORIGIN', '', 'is missing in production'],
    ['HAMMERDOCK_ORIGIN', 'http://store.example', 'must begin with https:// in production'],
    ['HAMMERDOCK_SECRET', undefined, 'is missing in production'],
    ['HAMMERDOCK_SECRET', '', 'is missing in production'],
    ['HAMMERDOCK_SECRET', OPTIONS.HAMMERDOCK_SECRET.example, 'is the published example'],
    ['HAMMERDOCK_SECRET', 'a'.repeat(40), 'has fewer than 8 different characters'],
    ['HAMMERDOCK_SECRET', '0123456'.repeat(6), 'has fewer than 8 different characters'],
    ['HAMMERDOCK_SECRET', 'correct horse '.repeat(4), 'repeats a shorter text'],
    ['METRICS_TOKEN', PRODUCTION_ENV.HAMMERDOCK_SECRET, 'is the same as HAMMERDOCK_SECRET'],
    ['METRICS_TOKEN', 'ab'.repeat(20), 'has fewer than 8 different characters'],
    ['METRICS_TOKEN', '12345678'.repeat(4), 'repeats a shorter text'],
    ['HAMMERDOCK_TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', wide('0.0.0.0/1')],
    ['HAMMERDOCK_TRUST_PROXY', '10.0.0.0/8, 128.0.0.0/7', wide('128.0.0.0/7')],
    ['HAMMERDOCK_TRUST_PROXY', '2000::/3', wide('2000::/3')],
    ['HAMMERDOCK_TRUST_PROXY', '::/8', wide('::/8')],
    ['HAMMERDOCK_TRUST_PROXY', '::ffff:0:0/96', wide('::ffff:0:0/96')],
    ['HAMMERDOCK_TRUST_PROXY', '::ffff:128.0.0.0/97', wide('::ffff:128.0.0.0/97')],
    ['HAMMERDOCK_TRUST_PROXY', '10.0.0.0/8,fc00::/7,::1,::ffff:10.0.0.0/104', null],
    ['METRICS_TOKEN', undefined, 'is missing in production'],
    ['METRICS_TOKEN', 'a-long-random-word', 'is shorter than 32 characters'],
    ['METRICS_TOKEN', OPTIONS.METRICS_TOKEN.example, 'is the published example'],
    ['DATABASE_URL', OPTIONS.DATABASE_URL.example, 'is the published example'],
    ['HAMMERDOCK_LIMIT_FACTOR', '2', 'must be 1 in production'],
    ['HAMMERDOCK_LIMIT_FACTOR', undefined, null],
    ['HAMMERDOCK_PAYMENTS', undefined, 'is missing in production'],
    ['HAMMERDOCK_PAYMENTS', '', 'is missing in production'],
    ['HAMMERDOCK_EMAIL', undefined, 'is missing in production'],
    ['HAMMERDOCK_EMAIL', '', 'is missing in production'],
    ['HAMMERDOCK_SMS', undefined, 'is missing in production'],
    ['HAMMERDOCK_SMS', '', 'is missing in production'],
  ] as const)('%s=%s %s', (name, value, problem) => {
    if (problem === null) {
      expect(production({ [name]: value }).environment).toBe('production');
      return;
    }
    expect(() => production({ [name]: value })).toThrow(ConfigError);
    expect(() => production({ [name]: value })).toThrow(sentence(name, problem));
  });

  test.each(['HAMMERDOCK_PAYMENTS', 'HAMMERDOCK_EMAIL', 'HAMMERDOCK_SMS'] as const)(
    '%s takes no provider that does not exist',
    (name) => {
      expect(() => production({ [name]: 'none' })).toThrow(`${name}=none is not understood`);
    },
  );

  test.each(['demo', 'walk'])(
    'refuses the people of the %s world without a second word',
    (world) => {
      const asked = { HAMMERDOCK_WORLD: world };
      expect(() => production(asked)).toThrow(
        sentence('HAMMERDOCK_DEMO_PEOPLE', `must be set too, because HAMMERDOCK_WORLD is ${world}`),
      );
      expect(() => production({ ...asked, HAMMERDOCK_DEMO_PEOPLE: 'no' })).toThrow(ConfigError);
      const allowed = production({ ...asked, HAMMERDOCK_DEMO_PEOPLE: 'yes' });
      expect(allowed).toMatchObject({ world, allowsDemoPeople: true });
    },
  );

  test('refuses to serve the web from source', () => {
    expect(() => read(PRODUCTION_ENV, true)).toThrow(
      /^HAMMERDOCK_ENVIRONMENT is production, which does not serve the web from source \(--dev\): /,
    );
  });

  test('names every mistake at once', () => {
    const lines = (() => {
      try {
        read({ HAMMERDOCK_ENVIRONMENT: 'production' });
      } catch (error) {
        return error instanceof Error ? error.message.split('\n') : [];
      }
      return [];
    })();
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'HAMMERDOCK_ORIGIN',
      'HAMMERDOCK_SECRET',
      'METRICS_TOKEN',
      'HAMMERDOCK_PAYMENTS',
      'HAMMERDOCK_EMAIL',
      'HAMMERDOCK_SMS',
    ]);
  });

  test('repeats no secret', () => {
    const secrets = { DATABASE_URL: OPTIONS.DATABASE_URL.example, METRICS_TOKEN: 'hunter2' };
    expect(() => production(secrets)).toThrow(ConfigError);
    expect(() => production(secrets)).not.toThrow(/hunter2/);
  });
});
