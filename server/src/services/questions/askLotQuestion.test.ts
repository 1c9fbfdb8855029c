import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addImpersonated, addMember, messagesTo } from '../../testing/fixtures/members.ts';
import { openQuestionWorld, type QuestionWorld } from '../../testing/fixtures/question-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { until } from '../../testing/process.ts';

describe('questions.askLotQuestion', () => {
  let world: QuestionWorld;
  beforeAll(async () => {
    world = await openQuestionWorld();
  });
  afterAll(() => world.close());

  test('stores a question, which only its asker, the seller and admins see', async () => {
    const { seller, lotId } = await world.addSellersLot();
    const [buyer, stranger] = [await addMember(world), await addMember(world)];
    const admin = await addMember(world, 'admin');
    const question = 'Is the <b>lid</b>\nthere?';
    const answer = await world.ask({ lotId, question, as: buyer.token });
    expect(answer.statusText).toBe(
      'We sent your question to the seller. It appears here once it’s answered.',
    );
    const { question_id: id } = dataOf(answer);
    const open = [{ id, question: 'Is the <b>lid</b> there?', answer: null }];
    expect(await world.listOf(lotId, buyer.token)).toMatchObject({ openList: open, may_answer: 0 });
    for (const { token } of [seller, admin]) {
      expect(await world.listOf(lotId, token)).toMatchObject({ openList: open, may_answer: 1 });
    }
    const other = await addMember(world, 'seller');
    for (const token of [undefined, stranger.token, other.token]) {
      expect(await world.listOf(lotId, token)).toEqual({
        questionsList: [],
        questionsCount: 0,
        openList: [],
        may_answer: 0,
      });
    }
  });

  test('sends the seller an email that does not name the asker', async () => {
    const { seller, lotId } = await world.addSellersLot();
    const buyer = await addMember(world);
    await world.ask({ lotId, question: 'Does it run?', as: buyer.token });
    const sent = async () => await messagesTo(world, seller.email);
    await until('the email is queued', async () => (await sent()).length > 0);
    const [message] = await sent();
    expect(message).toMatchObject({ template: 'question-asked' });
    expect(message?.bodyText).toContain('Does it run?');
    expect(message?.bodyText).toContain(`/productView/${lotId}`);
    expect(message?.bodyText).not.toContain(buyer.email);
    expect(message?.bodyText).not.toContain(buyer.username);
  });

  test('sends no email to a seller who switched them off', async () => {
    const { seller, lotId } = await world.addSellersLot();
    const choices = { email: '', sms: '' };
    await world.call('notifications.updateUserNotification', choices, { as: seller.token });
    const buyer = await addMember(world);
    const { question_id } = dataOf(
      await world.ask({ lotId, question: 'Does it run?', as: buyer.token }),
    );
    await until('the event is dispatched', async () => await world.isDispatched(question_id));
    expect(await messagesTo(world, seller.email)).toEqual([]);
  });

  test('refuses unknown, unpublished and closed lots, guests and impersonators', async () => {
    const { token } = await addMember(world);
    const codeFor = async (lotId: string, as?: string) =>
      codeOf(await world.ask({ lotId, question: 'Is it new?', as }));
    const draft = await world.addSellersLot('draft');
    for (const lotId of [newId(), 'nonsense', '', draft.lotId]) {
      expect([lotId, await codeFor(lotId, token)]).toEqual([lotId, 'NotFound']);
    }
    for (const phase of ['sold', 'unsold', 'cancelled'] as const) {
      const { lotId } = await world.addSellersLot(phase);
      expect(await codeFor(lotId, token)).toBe('LotNotOpen');
    }
    const { lotId } = await world.addSellersLot('upcoming');
    expect(await codeFor(lotId)).toBe('SignInNeeded');
    expect(await codeFor(lotId, (await addImpersonated(world)).token)).toBe('ImpersonatorMayNot');
    expect(await codeFor(lotId, token)).toBe('success');
  });

  test.each([
    ['  ', 'Required'],
    ['x'.repeat(301), 'At most 300 characters'],
    ['Call 404-555-0142', expect.stringMatching(/^Leave out/)],
  ])('refuses the question "%s"', async (question, complaint) => {
    const { lotId } = await world.addSellersLot();
    const { token } = await addMember(world);
    const refused = await world.ask({ lotId, question, as: token });
    expect(refused).toMatchObject({ code: 'InputInvalid', fieldErrors: { question: complaint } });
  });
});
