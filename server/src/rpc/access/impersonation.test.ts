// R36: every call that declares ImpersonatorMayNot, sent by an impersonated session.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSession } from '../../testing/build.ts';
import { corpusOf, RUNS_IN_TEST, SEED } from '../../testing/fuzz/corpus.ts';
import { inputsOf, type Corpus } from '../../testing/fuzz/schema-inputs.ts';
import { sendInput } from '../../testing/fuzz/send-input.ts';
import { openWriteLog, type WriteLog } from '../../testing/fuzz/write-log.ts';
import { addOwnedObjects } from '../../testing/fixtures/owned-objects.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { mountedCalls } from '../table.ts';

/** Commands of buyers and sellers that an impersonator may send, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  createUpdateUserSeenNewTerms: 'records only that a notice was shown',
  createUpdateUserSeenLocation: 'records only that a notice was shown',
  signout: 'ends the impersonation',
};

const refusing = mountedCalls.filter(({ call }) => call.refusals.includes('ImpersonatorMayNot'));

describe('R36 an impersonated session', () => {
  let world: PurchaseWorld;
  let corpus: Corpus;
  let writes: WriteLog;
  let tokens: { readonly buyer: string; readonly seller: string; readonly staff: string };
  beforeAll(async () => {
    world = await openPurchaseWorld();
    const objects = await addOwnedObjects(world);
    const { owner: buyer, seller, staff, admin } = objects.people;
    corpus = corpusOf(objects);
    const impersonate = async (userId: string): Promise<string> => {
      const { id, token } = await buildSession(world.owner, userId);
      const seen = { impersonatorId: admin.id };
      await world.owner.updateTable('sessions').set(seen).where('id', '=', id).execute();
      return token;
    };
    tokens = {
      buyer: await impersonate(buyer.id),
      seller: await impersonate(seller.id),
      staff: await impersonate(staff.id),
    };
    writes = await openWriteLog(world);
  });
  afterAll(() => world.close());

  test.each(refusing.map((mounted) => [`${mounted.service}.${mounted.name}`, mounted] as const))(
    'is refused %s, and nothing is written',
    async (_, mounted) => {
      const { access } = mounted.call;
      const token = access === 'staff' || access === 'seller' ? tokens[access] : tokens.buyer;
      const options = { seed: SEED, numRuns: RUNS_IN_TEST };
      for (const input of fc.sample(inputsOf(mounted.call.input, corpus), options)) {
        const { text } = await sendInput(world, mounted, input, token);
        expect(JSON.parse(text)).toMatchObject({ code: 'ImpersonatorMayNot' });
      }
      expect(await writes.take()).toEqual([]);
    },
  );

  test('may send only the listed commands of buyers and sellers', () => {
    const open = mountedCalls.filter(
      (mounted) =>
        mounted.call.kind === 'command' &&
        ['buyer', 'seller'].includes(mounted.call.access) &&
        !refusing.includes(mounted),
    );
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });
});
