import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, startRegistration } from '../../testing/fixtures/registration.ts';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-13 getInviteDetails returns only the first name of the inviter', async () => {
  const { token: as } = await addBuyer(world);
  const { invite_code } = dataOf((await world.call('credits.getOwnInvite', {}, { as })).body);
  const registration_token = await startRegistration(world);
  const asked = { registration_token, invite_code: ` ${invite_code.toLowerCase()} ` };
  const { body } = await world.call('credits.getInviteDetails', asked);
  expect(dataOf(body)).toEqual({ invite_code, invited_by: 'Pat', amount: '10.00' });
});

test('getInviteDetails refuses an unknown code, an empty one, and callers without a token', async () => {
  const registration_token = await startRegistration(world);
  const ask = async (input: { invite_code: string; registration_token?: string }) =>
    codeOf((await world.call('credits.getInviteDetails', input)).body);
  expect(await ask({ registration_token, invite_code: '0123456789AB' })).toBe('InviteUnknown');
  expect(await ask({ registration_token, invite_code: ' ' })).toBe('InputInvalid');
  expect(await ask({ invite_code: '0123456789AB' })).toBe('RegistrationNotStarted');
});
