// Enters secrets wherever the store takes or sends them, then searches everything that was written
// meanwhile: tables, log, answers, files.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { holdsCardNumber } from '@hammerdock/domain/checks/card-number-in-text.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverMessages } from './messaging/deliver-messages.ts';
import { mountedCalls } from './rpc/table.ts';
import { buildAuction, buildLot } from './testing/build.ts';
import { dumpFiles, dumpTables, findTraces, type Traces } from './testing/leaks.ts';
import { addMember, messagesTo, type Member } from './testing/fixtures/members.ts';
import * as registration from './testing/fixtures/registration.ts';
import { BILLING } from './testing/fixtures/sales.ts';
import { TEST_PANS } from './testing/fixtures/test-pans.ts';
import { drawPicture, upload } from './testing/fixtures/uploads.ts';
import { openWorld, type World } from './testing/world.ts';

const { codeOf, dataOf, readCode, signUp, wrongCode } = registration;
const PAN = TEST_PANS[0];

describe('what the store stores and logs', () => {
  let world: World;
  let admin: Member;
  const log: string[] = [];
  const errors: string[] = [];
  const secrets = new Set<string>();

  beforeAll(async () => {
    world = await openWorld({
      env: { HAMMERDOCK_LOG_LEVEL: 'trace' },
      logTo: { write: (line) => void log.push(line) },
    });
    admin = await addMember(world, 'admin');
  });
  afterAll(() => world.close());

  /** A secret that the test is about to enter. */
  const typed = <S extends string>(secret: S): S => {
    secrets.add(secret);
    return secret;
  };
  const record = <A extends { readonly body: unknown }>(answer: A): A => {
    const body = JSON.stringify(answer.body);
    if (body.includes('"status":"error"')) errors.push(body);
    return answer;
  };
  const send = async (request: InjectOptions) => {
    const { statusCode, body } = await world.app.http.inject(request);
    if (statusCode >= 400) errors.push(body);
    return { status: statusCode, body };
  };
  const linkIn = async (email: string, pattern: RegExp): Promise<string> => {
    // A notification of an earlier step may be written later.
    const texts = (await messagesTo(world, email)).map(({ bodyText }) => bodyText ?? '');
    const [link] = texts.flatMap((body) => pattern.exec(body)?.[1] ?? []);
    return typed(link ?? '');
  };

  test('a registration, with wrong codes and right ones', async () => {
    const password = typed('nine copper kettles & 1');
    const form = { password, confirm_password: typed('nine copper kettels & 1') };
    const mistyped = registration.makeSignUp('x'.repeat(43), form);
    expect(record(await world.call('auth.signup', mistyped)).status).toBe(422);
    const given = { username: 'walker', email: 'walker@example.com', password };
    const { registration_token, phone } = await signUp(world, {
      ...given,
      confirm_password: password,
    });
    const email_code = typed(await readCode(world, given.email));
    const sms_code = typed(await readCode(world, phone));
    const verify = async (codes: { email_code: string; sms_code: string }) =>
      record(await world.call('auth.verifyEmailAndSmsCode', { registration_token, ...codes }));
    const wrong = { email_code: typed(wrongCode(email_code)), sms_code };
    expect(codeOf((await verify(wrong)).body)).toBe('CodeWrong');
    expect(codeOf((await verify({ email_code, sms_code })).body)).toBe('success');
    // The outbox page may show what the tables must not contain.
    const shown = await world.call('messages.listMessages', { recipient: phone });
    expect(JSON.stringify(shown.body)).toContain(sms_code);
  });

  test('sign-ins, also with a wrong secret or in the wrong field, and a reset', async () => {
    const email = 'walker@example.com';
    const password = typed('nine copper kettles & 1');
    const attempt = async (login: string, tried: string) =>
      record(await world.call('auth.signin', { email: login, password: tried }));
    expect(codeOf((await attempt(email, typed('nine copper cattle'))).body)).toBe('SignInFailed');
    expect(codeOf((await attempt(password, password)).body)).toBe('SignInFailed');
    const { userToken } = dataOf((await attempt(email, password)).body);
    typed(userToken);
    await world.call('auth.forgotPassword', { email });
    const token = await linkIn(email, /reset_password\?token=(\S+)/);
    const choose = async (new_password: string, by = token) =>
      record(
        await world.call('auth.changePassword', {
          token: by,
          new_password,
          confirm_password: new_password,
        }),
      );
    expect(codeOf((await choose(typed('password123'))).body)).toBe('PasswordTooCommon');
    expect(codeOf((await choose(typed('ten tin whistles'), `${token}x`)).body)).not.toBe('success');
    expect(codeOf((await choose(typed('ten tin whistles'))).body)).toBe('success');
    expect(codeOf((await choose('ten tin whistles')).body)).toBe('ResetLinkInvalid');
  });

  test('a verified phone, email and newsletter, and a pass for the desk', async () => {
    const { token: as, email } = await addMember(world);
    const phone = '+14705550199';
    const current_password = typed(registration.PASSWORD);
    const input = { phone, current_password };
    await world.call('account.sendPhoneVerifyCode', input, { as });
    const code = typed(await readCode(world, phone));
    const wrong = { ...input, code: typed(wrongCode(code)) };
    record(await world.call('account.verifyPhoneVerifyCode', wrong, { as }));
    dataOf((await world.call('account.verifyPhoneVerifyCode', { ...input, code }, { as })).body);
    dataOf((await world.call('account.sendEmailVerifyLink', {}, { as })).body);
    expect(await linkIn(email, /verify_email\?token=(\S+)/)).not.toBe('');
    await world.call('newsletter.subscribeToNewsletter', { email: 'reader@example.com' });
    expect(await linkIn('reader@example.com', /confirm=(\S+)/)).not.toBe('');
    const pass = dataOf((await world.call('pickup.getCheckoutQr', {}, { as })).body);
    typed(pass.token);
    typed(pass.code);
    typed(pass.code.replace('-', ''));
    const { body } = await world.call('auth.startRegistration', {});
    typed(dataOf(body).registration_token);
  });

  test('cards of every network on the card form of the provider, accepted ones included', async () => {
    const { token: as } = await addMember(world);
    let taken = 0;
    for (const [index, card_number] of TEST_PANS.entries()) {
      typed(card_number);
      const card_cvc = typed(`0${(card_number.length === 15 ? 710 : 10) + index}`);
      const entry = { card_number, card_cvc, card_exp_month: '12', card_exp_year: '2044' };
      const payload = { ...entry, card_name: 'Pat Example' };
      const { body } = await send({ method: 'POST', url: '/sandbox/tokenise', payload });
      const card_token = /"card_token":"(\w+[\w-]*)"/.exec(body)?.[1];
      if (card_token === undefined) continue;
      const input = { card_token, address: BILLING, consent: true } as const;
      const saved = record(await world.call('cards.createCardWithCustomer', input, { as }));
      if (saved.status === 200) taken += 1;
    }
    expect(taken).toBe(3);
  });

  test('S36 a card number in any field of any call is refused with 422', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    for (const { call, name } of mountedCalls) {
      const url = `/api/${call.group}/${name}`;
      const { status, body } = await send(
        call.method === 'GET'
          ? { url: `${url}?note=${PAN}`, headers }
          : { method: 'POST', url, headers, payload: { anything: { at: ['all', PAN] } } },
      );
      expect([name, status, codeOf(JSON.parse(body))]).toEqual([name, 422, 'CardNumberRefused']);
    }
  });

  test('S36 each of the numbers is refused in free text, with its CVC behind it or in groups', async () => {
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    for (const pan of TEST_PANS) {
      const grouped = pan.length === 16 ? (pan.match(/\d{4}/g) ?? []).join(' ') : pan;
      for (const words of [`Charge ${pan} please`, `${grouped} 12/44 987`, `987 ${grouped}`]) {
        const message = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: words };
        const asked = record(await world.call('inbox.saveContactMessage', message));
        expect([words, asked.status, codeOf(asked.body)]).toEqual([
          words,
          422,
          'CardNumberRefused',
        ]);
      }
    }
    const note = { product_id: lotId, lot_notes: `pay with ${PAN}` };
    const noted = record(await world.call('notes.addLotNotes', note, { as: admin.token }));
    expect(codeOf(noted.body)).toBe('CardNumberRefused');
    const content = await drawPicture(64, 48).jpeg().toBuffer();
    const sent = await upload(world, admin, [{ content, name: `${PAN}.jpg` }], [['folder', PAN]]);
    expect(codeOf(record(sent).body)).toBe('CardNumberRefused');
    dataOf((await upload(world, admin, [{ content, name: `${PAN}.jpg` }])).body);
  });

  test('S36 goods are found by the code on their carton, even one like a card’s', async () => {
    const searchtext = '30569309020061';
    const { body } = await world.call('catalog.searchProducts', { searchtext });
    expect(dataOf(body).searchCount).toBe(0);
    expect(codeOf((await world.call('catalog.listSuggestions', { searchtext })).body)).toBe(
      'success',
    );
    const scanned = await world.call('catalog.getLotByLabel', { code: searchtext });
    expect(codeOf(scanned.body)).toBe('NotFound');
  });

  test('numbers in unexpected places: names of fields, headers, addresses, broken requests', async () => {
    const url = '/api/common/saveContactMessage';
    const json = { 'content-type': 'application/json' };
    const note = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'Hello' };
    await send({ method: 'POST', url, payload: { ...note, [PAN]: 'x' } });
    const keyed = {
      method: 'POST',
      url,
      payload: note,
      headers: { 'idempotency-key': PAN },
    } as const;
    expect((await send(keyed)).status).toBe(422);
    const credentials = { email: 'walker@example.com', password: 'ten tin whistles' };
    const agent = { 'user-agent': `Cardreader/1 ${PAN}` };
    dataOf((await world.call('auth.signin', credentials, { headers: agent })).body);
    await send({ method: 'POST', url, headers: json, payload: `{"message": "${PAN}" "987"}` });
    await send({ method: 'POST', url, headers: { 'content-type': 'text/odd' }, payload: PAN });
    await send({ method: 'POST', url: `/nowhere/${PAN}?card=${PAN}` });
    await send({ url: `/api/nowhere/${PAN}?card=${PAN}` });
    await send({ url: `/api/${PAN}%zz?card=${PAN}` });
    await send({ url: `/sandbox/verify/${PAN}` });
    errors.push(await sendRaw(`POST ${url} HTTP/1.1\r\nbroken ${PAN}\r\n\r\n${PAN}`));
  });

  async function sendRaw(request: string): Promise<string> {
    const { port } = new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(request);
    return text(socket);
  }

  test('SEC-07 S36 a card number, CVC, password or code is in no table, log, answer or file', async () => {
    const { context } = world.app;
    await deliverMessages(context);
    const tables = await dumpTables(world.owner);
    // The search would find it if it were there.
    for (const table of ['public.messages', 'sandbox.cards', 'graphile_worker._private_jobs']) {
      expect([...tables.keys()]).toContain(table);
    }
    expect(tables.get('public.messages')).toContain('walker@example.com');
    expect(tables.get('sandbox.cards')).toContain('4242');
    expect(log.join('')).toMatch(/a sign-in failed[^]*client error/);
    expect([secrets.size, errors.length]).toEqual([
      expect.toSatisfy((count: number) => count > TEST_PANS.length * 2),
      expect.toSatisfy((count: number) => count > TEST_PANS.length * 3),
    ]);
    const others: Traces = new Map([
      ['the log', log.join('')],
      // The provider gives this number as an example.
      ['the answers', errors.join('\n').replaceAll('4242 4242 4242 4242', 'the example')],
    ]);
    const files = await dumpFiles(context.config.dataDir);
    const traces: Traces = new Map([...tables, ...others, ...files]);
    const found = [...secrets].map((secret) => ({ secret, at: findTraces(traces, secret) }));
    expect(found.filter(({ at }) => at.length > 0)).toEqual([]);
    const withNumber = [...tables, ...others].filter(([, rows]) => namesCard(rows));
    expect(withNumber.map(([place]) => place)).toEqual([]);
  });
});

/** Any card number; encrypted and hashed values may contain such digits by chance. */
const namesCard = (rows: string): boolean =>
  rows
    .replaceAll(/\\x[\da-f]+/g, '')
    .split(/[\n,]/)
    .some(holdsCardNumber);
