import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginLink, oweByLink } from '../../testing/fixtures/payment-links.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('invoices.beginLinkPayment', () => {
  test('beginLinkPayment answers the secret of the provider’s form', async () => {
    const { token } = await oweByLink(world);
    const { payments } = world.app.context;
    Object.assign(payments, { beginCardSetup: () => Promise.resolve({ clientSecret: 'seti_1' }) });
    const { body } = await world.call('invoices.beginLinkPayment', { token });
    Object.assign(payments, { beginCardSetup: null });
    expect(dataOf(body)).toEqual({ client_secret: 'seti_1' });
  });

  test('beginLinkPayment refuses a wrong link, and a form that needs no secret', async () => {
    const { token } = await oweByLink(world);
    expect(await beginLink(world, token)).toBe('NotFound');
    expect(await beginLink(world, `${token}x`)).toBe('PaymentLinkInvalid');
  });
});
