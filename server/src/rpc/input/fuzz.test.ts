// S56: inputs made from each call's schema, valid and mutated, sent by each role. `npm run fuzz`
// sends 500 per call and role; `npm test` a few.
import { mayCall } from '@hammerdock/domain/permissions/who-may.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAnswerFault, isSuccess } from '../../testing/fuzz/check-answer.ts';
import { corpusOf, RUNS, RUNS_IN_TEST, SEED } from '../../testing/fuzz/corpus.ts';
import { inputsOf, type Corpus } from '../../testing/fuzz/schema-inputs.ts';
import { sendInput } from '../../testing/fuzz/send-input.ts';
import { openWriteLog, type WriteLog } from '../../testing/fuzz/write-log.ts';
import { buildSession } from '../../testing/build.ts';
import { addOwnedObjects, type OwnedObjects } from '../../testing/fixtures/owned-objects.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import type { MountedCall } from '../handler.ts';
import { mountedCalls } from '../table.ts';

const ROLES = ['guest', 'buyer', 'seller', 'staff', 'admin'] as const;
type Role = (typeof ROLES)[number];

const ADDS_SOURCE = /^(create(Source|PaymentMethod|CardWithCustomer)|addSkyflowCredit)$/;
/** Tables that a refused call may write, and why. */
const LEFT_BEHIND: readonly (readonly [table: string, reason: string, calls: RegExp])[] = [
  ['public.rate_limits', 'every attempt counts', /./],
  [
    'public.sign_in_tries',
    'a wrong password counts',
    /^(signin|update(Username|Password|Mobilenumber)|.*PhoneVerifyCode|saveBankDetails)$/,
  ],
  ['public.bid_confirmations', 'a repeated click finds the quote of the first', /^confirm$/],
  ['public.one_time_codes', 'a wrong code counts', /^(verify.*Code|updateMobilenumber)$/],
  [
    'public.gateway_customers',
    'the provider needs a customer before it says whether it takes the card',
    ADDS_SOURCE,
  ],
  ['sandbox.customers', 'the same customer at the provider', ADDS_SOURCE],
];

describe('S56 fuzzing every call as every role', () => {
  let world: PurchaseWorld;
  let objects: OwnedObjects;
  let corpus: Corpus;
  let writes: WriteLog;
  beforeAll(async () => {
    world = await openPurchaseWorld();
    objects = await addOwnedObjects(world);
    corpus = corpusOf(objects);
    writes = await openWriteLog(world);
  });
  afterAll(() => world.close());

  test.each(
    mountedCalls.map((mounted) => [`${mounted.service}.${mounted.name}`, mounted] as const),
  )('%s answers by its contract and writes nothing when it refuses', async (_, mounted) => {
    const faults: string[] = [];
    for (const role of ROLES) faults.push(...(await fuzzAs(mounted, role)));
    expect(faults).toEqual([]);
  });

  async function fuzzAs(mounted: MountedCall, role: Role): Promise<string[]> {
    const seed = SEED + mountedCalls.indexOf(mounted) * ROLES.length + ROLES.indexOf(role);
    // A caller without access is refused before the input is read, so one input is enough.
    const admitted = mayCall(mounted.call.access, role);
    const numRuns = admitted ? RUNS : Math.ceil(RUNS / RUNS_IN_TEST);
    const inputs = fc.sample(inputsOf(mounted.call.input, corpus), { seed, numRuns });
    const faults: string[] = [];
    let token = await tokenOf(role);
    for (const input of inputs) {
      const answer = await sendInput(world, mounted, input, token);
      const written = await writes.take();
      const left = isSuccess(answer) ? [] : written.filter(isUnexpected(mounted, admitted));
      const fault =
        findAnswerFault(mounted, answer) ?? (left.length > 0 ? `wrote ${left.join(', ')}` : null);
      if (fault !== null) faults.push(`${role} ${JSON.stringify(input).slice(0, 300)}: ${fault}`);
      if (isSuccess(answer)) await restore(mounted.name);
      if (endsSessions(mounted.name)) token = await tokenOf(role);
    }
    return faults;
  }

  const isUnexpected =
    ({ name }: MountedCall, admitted: boolean) =>
    (table: string) =>
      // A call denied for its role is audited (S4).
      !(table === 'public.audit_entries' && !admitted) &&
      !LEFT_BEHIND.some(([known, , calls]) => known === table && calls.test(name));

  async function tokenOf(role: Role): Promise<string | null> {
    if (role === 'guest') return null;
    const { owner: buyer, seller, staff, admin } = objects.people;
    const { id } = { buyer, seller, staff, admin }[role];
    return (await buildSession(world.owner, id)).token;
  }

  const endsSessions = (name: string): boolean => /^(signout|updatePassword)$/.test(name);

  /** Calls that would end the session of the calls after them. */
  async function restore(name: string): Promise<void> {
    if (name !== 'setMaintenance') return;
    const as = objects.people.admin.token;
    await world.call('upkeep.setMaintenance', { enabled: false }, { as });
    await writes.take();
  }
});
