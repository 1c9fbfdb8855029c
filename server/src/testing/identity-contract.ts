// What the store relies on from every provider of identity: the same tests run against each.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityGateway, IdentityOrder } from '../gateways/identity/gateway.ts';

export interface IdentityUnderTest {
  readonly gateway: IdentityGateway;
  /** A person whose check ends like this. */
  readonly personWho: (end: IdentityEnd) => Pick<IdentityOrder, 'firstName' | 'lastName'>;
  /** What the person does on the provider's page, if there is one. */
  readonly end: (session: string, end: IdentityEnd) => void;
  readonly close: () => Promise<unknown>;
}

export type IdentityEnd = 'verified' | 'failed' | 'pending';

export function testIdentity(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`${name} as a provider of identity`, () => {
    let tested: IdentityUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    const orderOf = (end: IdentityEnd): IdentityOrder => ({
      reference: randomUUID(),
      ...tested.personWho(end),
      returnUrl: 'https://store.example/user_profile',
    });

    test('has a name, and responds to a check', async () => {
      expect(tested.gateway.name).toMatch(/^\w+$/);
      await tested.gateway.check(AbortSignal.timeout(30_000));
    });

    test.each(['verified', 'failed', 'pending'] as const)(
      'AUTH-15 answers that a check is %s, however often it is asked',
      async (end) => {
        const session = await tested.gateway.begin(orderOf(end));
        tested.end(session, end);
        expect((await tested.gateway.find(session)).status).toBe(end);
        expect((await tested.gateway.find(session)).status).toBe(end);
      },
    );

    test('begins a check once for a reference, and another one for another', async () => {
      const order = orderOf('pending');
      const session = await tested.gateway.begin(order);
      expect(await tested.gateway.begin(order)).toBe(session);
      expect(await tested.gateway.begin(orderOf('pending'))).not.toBe(session);
    });

    test('takes a check that it does not know for one that failed', async () => {
      expect(await tested.gateway.find('vs_unknown')).toEqual({ status: 'failed' });
    });
  });
}
