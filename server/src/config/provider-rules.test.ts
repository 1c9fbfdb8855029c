import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';
import { deriveKey } from '../gateways/push/vapid/keys.ts';
import { ConfigError, readConfig } from './config.ts';
import { isSecret, OPTIONS, type OptionName } from './options.ts';

type Env = Readonly<Record<string, string | undefined>>;
const read = (env: Env) => readConfig(env, { dev: false });
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const SMTP: Env = {
  HAMMERDOCK_EMAIL: 'smtp',
  HAMMERDOCK_SMTP_URL: 'smtps://store:p%40ss@smtp.example.com:4650',
  HAMMERDOCK_EMAIL_FROM: 'The Auction House <auctions@example.com>',
};
const TWILIO: Env = {
  HAMMERDOCK_SMS: 'twilio',
  HAMMERDOCK_TWILIO_ACCOUNT: `AC${'0a'.repeat(16)}`,
  HAMMERDOCK_TWILIO_TOKEN: 'a token of this test only',
  HAMMERDOCK_TWILIO_FROM: '+14045550123',
};
const S3: Env = {
  HAMMERDOCK_FILES: 's3',
  HAMMERDOCK_S3_URL: 'https://s3.example.com/files',
  HAMMERDOCK_S3_REGION: 'auto',
  HAMMERDOCK_S3_KEY_ID: 'a key of this test',
  HAMMERDOCK_S3_SECRET_KEY: 'its secret',
};
const GEOAPIFY: Env = {
  HAMMERDOCK_MAPS: 'geoapify',
  HAMMERDOCK_GEOAPIFY_KEY: 'a_key_of_this_test',
};
const IDENTITY: Env = {
  HAMMERDOCK_IDENTITY: 'stripe',
  HAMMERDOCK_STRIPE_IDENTITY_KEY: 'rk_test_of_this_test',
};
const TRANSFERS: Env = {
  HAMMERDOCK_PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_this_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
  HAMMERDOCK_TRANSFERS: 'stripe',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_the_sellers',
};
const PUSH: Env = {
  HAMMERDOCK_PUSH: 'vapid',
  HAMMERDOCK_PUSH_KEY: deriveKey('a secret'),
  HAMMERDOCK_PUSH_CONTACT: 'mailto:operator@example.com',
};
const DKIM: Env = {
  HAMMERDOCK_DKIM_NAME: 'auctions._domainkey.example.com',
  HAMMERDOCK_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
};

function sentence(name: OptionName, problem: string): string {
  const { means, example } = OPTIONS[name];
  return `${name} ${problem}: ${name} is ${means}, for example ${name}=${example}.`;
}

describe.each([
  ['production', PRODUCTION_ENV],
  ['development', {}],
] as const)('providers in %s', (_, base) => {
  test.each([
    ['smtp', 'HAMMERDOCK_EMAIL', SMTP, 'HAMMERDOCK_SMTP_URL'],
    ['smtp', 'HAMMERDOCK_EMAIL', SMTP, 'HAMMERDOCK_EMAIL_FROM'],
    ['twilio', 'HAMMERDOCK_SMS', TWILIO, 'HAMMERDOCK_TWILIO_ACCOUNT'],
    ['twilio', 'HAMMERDOCK_SMS', TWILIO, 'HAMMERDOCK_TWILIO_TOKEN'],
    ['twilio', 'HAMMERDOCK_SMS', TWILIO, 'HAMMERDOCK_TWILIO_FROM'],
    ['geoapify', 'HAMMERDOCK_MAPS', GEOAPIFY, 'HAMMERDOCK_GEOAPIFY_KEY'],
    ['stripe', 'HAMMERDOCK_IDENTITY', IDENTITY, 'HAMMERDOCK_STRIPE_IDENTITY_KEY'],
    ['vapid', 'HAMMERDOCK_PUSH', PUSH, 'HAMMERDOCK_PUSH_KEY'],
    ['vapid', 'HAMMERDOCK_PUSH', PUSH, 'HAMMERDOCK_PUSH_CONTACT'],
    ['stripe', 'HAMMERDOCK_TRANSFERS', TRANSFERS, 'STRIPE_CONNECT_WEBHOOK_SECRET'],
    ['s3', 'HAMMERDOCK_FILES', S3, 'HAMMERDOCK_S3_URL'],
    ['s3', 'HAMMERDOCK_FILES', S3, 'HAMMERDOCK_S3_REGION'],
    ['s3', 'HAMMERDOCK_FILES', S3, 'HAMMERDOCK_S3_KEY_ID'],
    ['s3', 'HAMMERDOCK_FILES', S3, 'HAMMERDOCK_S3_SECRET_KEY'],
  ] as const)('OPS-05 %s, chosen by %s, needs all of %o: %s', (provider, choice, env, name) => {
    expect(() => read({ ...base, ...env })).not.toThrow();
    const half = { ...base, ...env, [name]: undefined };
    expect(() => read(half)).toThrow(
      sentence(name, `is missing, because ${choice} is ${provider}`),
    );
    const alone = { ...base, [name]: env[name] };
    expect(() => read(alone)).toThrow(
      sentence(choice, `must be ${provider}, because ${name} is set`),
    );
  });

  test('OPS-05 transfers need the provider of the payments, and are off unless switched on', () => {
    expect(read(base).transfers).toBe(false);
    expect(
      read({
        ...base,
        ...TRANSFERS,
        HAMMERDOCK_TRANSFERS: undefined,
        STRIPE_CONNECT_WEBHOOK_SECRET: undefined,
      }),
    ).toMatchObject({
      transfers: false,
      stripe: { connectWebhookSecret: null },
    });
    expect(read({ ...base, ...TRANSFERS })).toMatchObject({
      transfers: true,
      stripe: { connectWebhookSecret: 'whsec_of_the_sellers' },
    });
    const sandbox = { ...base, HAMMERDOCK_PAYMENTS: 'sandbox', HAMMERDOCK_TRANSFERS: 'sandbox' };
    expect(read(sandbox).transfers).toBe(true);
    expect(() => read({ ...sandbox, HAMMERDOCK_TRANSFERS: 'stripe' })).toThrow(
      sentence('HAMMERDOCK_PAYMENTS', 'must be stripe, because HAMMERDOCK_TRANSFERS is stripe'),
    );
  });

  test('OPS-05 each half of the key that signs emails needs the other', () => {
    expect(read({ ...base, ...SMTP, ...DKIM }).smtp?.dkim).toMatchObject({
      domainName: 'example.com',
      keySelector: 'auctions',
      privateKey: expect.stringContaining('BEGIN PRIVATE KEY'),
    });
    const names = ['HAMMERDOCK_DKIM_NAME', 'HAMMERDOCK_DKIM_KEY'] as const;
    for (const [missing, set] of [names, names.toReversed()] as const) {
      const half = { ...base, ...SMTP, ...DKIM, [missing as string]: undefined };
      expect(() => read(half)).toThrow(ConfigError);
      expect(() => read(half)).toThrow(`${missing} is missing, because ${set} is set`);
    }
  });
});

test('push is off in production unless it is set, and elsewhere on without a key', () => {
  expect(read(PRODUCTION_ENV).push).toBeNull();
  expect(read({ HAMMERDOCK_PUSH: 'none' }).push).toBeNull();
  expect(read({}).push).toMatchObject({ privateKey: null, hosts: [] });
  expect(
    read({ ...PRODUCTION_ENV, ...PUSH, HAMMERDOCK_PUSH_HOSTS: 'a.example,b:44' }).push,
  ).toEqual({
    privateKey: PUSH['HAMMERDOCK_PUSH_KEY'],
    contact: PUSH['HAMMERDOCK_PUSH_CONTACT'],
    hosts: ['a.example', 'b:44'],
  });
});

test('OPS-05 a value of a provider that is not understood is refused without its secret', () => {
  for (const [name, value] of [
    ['HAMMERDOCK_SMTP_URL', 'smtp.example.com'],
    ['HAMMERDOCK_SMTP_URL', 'smtp://store:hunter2@smtp.example.com/path'],
    ['HAMMERDOCK_EMAIL_FROM', 'auctions@example.com'],
    ['HAMMERDOCK_EMAIL_FROM', 'House\r\nBcc: evil@example.com <a@example.com>'],
    ['HAMMERDOCK_DKIM_NAME', 'example.com'],
    ['HAMMERDOCK_DKIM_KEY', 'hunter2'],
    ['HAMMERDOCK_EMAIL_REPORTS_SECRET', 'hunter2'],
    ['HAMMERDOCK_TWILIO_ACCOUNT', 'AC1'],
    ['HAMMERDOCK_TWILIO_FROM', '404 555 0123'],
    ['HAMMERDOCK_S3_URL', 'https://user:hunter2@s3.example.com/files'],
    ['HAMMERDOCK_GEOAPIFY_KEY', 'hunter2 hunter2'],
    ['HAMMERDOCK_TWILIO_URL', 'https://user:hunter2@api.twilio.com'],
    ['HAMMERDOCK_PUSH_KEY', 'hunter2'],
    ['HAMMERDOCK_PUSH_KEY', 'A'.repeat(43)],
    ['HAMMERDOCK_PUSH_CONTACT', 'operator@example.com'],
    ['HAMMERDOCK_PUSH_HOSTS', 'https://push.example.com/'],
  ] as const) {
    const wrong = () => read({ ...SMTP, ...DKIM, [name]: value });
    expect(wrong, value).toThrow(new RegExp(`^${name}[^]* is not understood`));
    if (isSecret(name)) expect(wrong, value).not.toThrow(/hunter2/);
  }
});
