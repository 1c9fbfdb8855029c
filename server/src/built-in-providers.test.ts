import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { openPool } from './db/pool.ts';
import { noteWorld } from './store/platform/seeded-world.ts';
import { addPerson } from './testing/fixtures/bidders.ts';
import { GatewayOutage } from './gateways/payments/gateway.ts';
import { OWN_SOURCES_ONLY, type PaymentProvider } from './gateways/payments/provider.ts';
import { fakeEmail, fakeSms } from './testing/fakes/message-gateways.ts';
import { PRODUCTION_ENV } from './testing/fixtures/production-env.ts';
import { codeOf, dataOf } from './testing/fixtures/registration.ts';
import { openWorld, type World } from './testing/world.ts';

const fail = () => Promise.reject(new GatewayOutage('this provider is not asked here'));
const otherPayments: PaymentProvider = {
  name: 'another provider',
  cardForm: { kind: 'page', url: '/another-form', bankUrl: '' },
  contentSources: OWN_SOURCES_ONLY,
  mount: () => undefined,
  check: fail,
  beginCardSetup: fail,
  beginBankSetup: fail,
  attachBank: fail,
  verifyBank: fail,
  findBank: fail,
  findCard: fail,
  createCustomer: fail,
  updateCustomer: fail,
  attachCard: fail,
  updateCardExpiry: fail,
  detachCard: fail,
  charge: fail,
  findCharge: fail,
  cancelCharge: fail,
  listCharges: () => {
    throw new GatewayOutage('this provider is not asked here');
  },
  findDispute: fail,
  listDisputes: () => {
    throw new GatewayOutage('this provider is not asked here');
  },
  refund: fail,
  findRefund: fail,
  cancelRefund: fail,
  listRefunds: () => {
    throw new GatewayOutage('this provider is not asked here');
  },
  transfers: null,
};

const ROUTES = [
  ['GET', '/sandbox/tokenise'],
  ['POST', '/sandbox/tokenise'],
  ['GET', '/sandbox/verify/ch_1'],
  ['POST', '/sandbox/verify/ch_1'],
] as const;

async function callRoute(world: World, [method, url]: (typeof ROUTES)[number]): Promise<number> {
  const body = method === 'POST' ? { payload: {} } : {};
  return (await world.app.http.inject({ method, url, ...body })).statusCode;
}

const readFeature = async (world: World, as?: string) =>
  dataOf((await world.call('defaults.getDefault', {}, as === undefined ? {} : { as })).body)
    .features['outbox'];

describe('a store with other providers than the built-in ones (R71)', () => {
  let world: World;
  let admin: string;
  beforeAll(async () => {
    world = await openWorld({ payments: otherPayments, email: fakeEmail(), sms: fakeSms() });
    admin = (await addPerson(world.owner, 'admin')).token;
  });
  afterAll(() => world.close());

  test.each(ROUTES)('has no sandbox at %s %s', async (...route) => {
    expect(await callRoute(world, route)).toBe(404);
  });

  test('NTF-04 has the outbox page for admins only, in development too', async () => {
    expect(await readFeature(world)).toBe(false);
    expect(await readFeature(world, admin)).toBe(true);
    const { status, body } = await world.call('messages.listMessages', {});
    expect([status, codeOf(body)]).toEqual([404, 'NotFound']);
  });
});

describe('a production store with the sandbox and the outbox by name (R71)', () => {
  let world: World;
  let admin: string;
  beforeAll(async () => {
    world = await openWorld({ env: PRODUCTION_ENV });
    admin = (await addPerson(world.owner, 'admin')).token;
  });
  afterAll(() => world.close());

  test('a store without the built-in providers (R71)', async () => {
    expect(await callRoute(world, ['GET', '/sandbox/tokenise'])).toBe(200);
  });

  test('NTF-04 has the outbox page for admins only', async () => {
    const buyer = (await addPerson(world.owner)).token;
    expect(await readFeature(world)).toBe(false);
    expect(await readFeature(world, buyer)).toBe(false);
    expect(await readFeature(world, admin)).toBe(true);
    const ask = async (as: string) =>
      (await world.call('messages.listMessages', {}, { as })).status;
    expect([await ask(buyer), await ask(admin)]).toEqual([404, 200]);
  });
});

describe('production and a database with demo people (R71, SF3)', () => {
  const seeded = (env: Readonly<Record<string, string>>) =>
    openWorld({
      env,
      prepare: async ({ owner }) => {
        const pool = openPool(owner, { max: 1, name: 'test', onError: () => undefined });
        const db = openDatabase(pool);
        await db.transaction().execute((tx) => noteWorld(tx, 'walk', ['admin@example.com']));
        await pool.end();
      },
    });

  test('does not start without an explicit option', async () => {
    await expect(seeded(PRODUCTION_ENV)).rejects.toThrow(
      /^HAMMERDOCK_DEMO_PEOPLE must be set, .* for example HAMMERDOCK_DEMO_PEOPLE=yes\.$/,
    );
  });

  test.each([{ ...PRODUCTION_ENV, HAMMERDOCK_DEMO_PEOPLE: 'yes' }, {}])(
    'starts with %o',
    async (env) => {
      const world = await seeded(env);
      expect((await world.app.http.inject({ url: '/readyz' })).statusCode).toBe(200);
      await world.close();
    },
  );
});
