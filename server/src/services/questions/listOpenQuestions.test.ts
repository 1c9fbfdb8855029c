import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { openQuestionWorld, type QuestionWorld } from '../../testing/fixtures/question-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('questions.listOpenQuestions', () => {
  let world: QuestionWorld;
  beforeAll(async () => {
    world = await openQuestionWorld();
  });
  afterAll(() => world.close());

  const openFor = async (as: string) =>
    dataOf((await world.call('questions.listOpenQuestions', {}, { as })).body);

  test('returns a seller the open questions about own lots, oldest first, and admins all', async () => {
    const { seller, lotId, asker } = await world.addQuestion('Mine, first?');
    const { question_id } = await world.askedBy(asker, lotId, 'Mine, second?');
    const other = await world.addQuestion('Of another seller?');
    const own = await openFor(seller.token);
    expect(own.questionsList.map(({ question }) => question)).toEqual([
      'Mine, first?',
      'Mine, second?',
    ]);
    expect(own.questionsCount).toBe(2);
    expect(own.questionsList[0]?.lot.id).toBe(lotId);
    const admin = await addMember(world, 'admin');
    const all = (await openFor(admin.token)).questionsList.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([question_id, other.questionId]));
    await world.answer(question_id, seller);
    expect((await openFor(seller.token)).questionsCount).toBe(1);
  });

  test('refuses guests, buyers and staff', async () => {
    const { body } = await world.call('questions.listOpenQuestions', {});
    expect(codeOf(body)).toBe('SignInNeeded');
    for (const role of ['buyer', 'staff'] as const) {
      const { token } = await addMember(world, role);
      const refused = await world.call('questions.listOpenQuestions', {}, { as: token });
      expect(codeOf(refused.body)).toBe('RoleMissing');
    }
  });
});
