import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.getCheckoutQr', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('AUTH-11 getCheckoutQr returns a signed pass for five minutes, to be refreshed a minute earlier, without personal data (R33)', async () => {
    const buyer = await addBuyer(world);
    const { body } = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    const { token, code, refresh_at, expires_at } = body.data;
    expect(token).toMatch(/^HD1\.[\w-]{22}\.[0-9a-z]+\.[\w-]{22}$/);
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(Date.parse(expires_at) - Date.parse(refresh_at)).toBe(60_000);
    expect(token).not.toContain(
      Buffer.from(buyer.id.replaceAll('-', ''), 'hex').toString('base64url'),
    );
    const again = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    expect(again.body.status === 'success' && again.body.data.token).not.toBe(token);
  });

  test('getCheckoutQr refuses impersonators (R36) and guests', async () => {
    const buyer = await addBuyer(world);
    const admin = await addBuyer(world);
    await world.owner
      .updateTable('sessions')
      .set({ impersonatorId: admin.id })
      .where('userId', '=', buyer.id)
      .execute();
    const { body } = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    expect(body).toMatchObject({ code: 'ImpersonatorMayNot' });
    expect((await world.call('pickup.getCheckoutQr', {})).status).toBe(401);
  });
});
