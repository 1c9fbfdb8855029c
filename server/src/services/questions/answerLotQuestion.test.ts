import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember, messagesTo } from '../../testing/fixtures/members.ts';
import { openQuestionWorld, type QuestionWorld } from '../../testing/fixtures/question-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { until } from '../../testing/process.ts';

describe('questions.answerLotQuestion', () => {
  let world: QuestionWorld;
  beforeAll(async () => {
    world = await openQuestionWorld();
  });
  afterAll(() => world.close());

  const answer = async (question_id: string, text: string, as?: string) =>
    (
      await world.call(
        'questions.answerLotQuestion',
        { question_id, answer: text },
        as === undefined ? {} : { as },
      )
    ).body;

  test('publishes question and answer without a name, and notifies the asker once', async () => {
    const { seller, lotId, questionId, asker } = await world.addQuestion('Is it <i>new</i>?');
    expect((await answer(questionId, 'Yes.', seller.token)).statusText).toBe(
      'Your answer is public now.',
    );
    const shown = await world.listOf(lotId);
    expect(shown).toMatchObject({
      questionsList: [{ id: questionId, question: 'Is it <i>new</i>?', answer: 'Yes.' }],
      questionsCount: 1,
      openList: [],
    });
    const text = JSON.stringify(shown);
    for (const secret of [asker.id, asker.username, asker.email, seller.id]) {
      expect(text).not.toContain(secret);
    }
    await until(
      'the email is queued',
      async () => (await messagesTo(world, asker.email)).length > 0,
    );
    expect(await messagesTo(world, asker.email)).toMatchObject([
      { template: 'question-answered', bodyText: expect.stringContaining('Yes.') },
    ]);
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select(['actorId', 'action'])
      .where('subject', '=', questionId)
      .execute();
    expect(audit).toEqual([{ actorId: seller.id, action: 'question answered' }]);
  });

  test('lets an admin answer, once only', async () => {
    const { questionId, seller } = await world.addQuestion('Is it heavy?');
    const admin = await addMember(world, 'admin');
    expect(codeOf(await answer(questionId, 'It is.', admin.token))).toBe('success');
    expect(codeOf(await answer(questionId, 'It is not.', seller.token))).toBe('AnsweredAlready');
  });

  test('SEC-02 refuses other sellers as if there were no question, and all other roles', async () => {
    const { questionId, asker, lotId } = await world.addQuestion('Is it red?');
    const other = await addMember(world, 'seller');
    for (const id of [questionId, newId(), 'nonsense', '']) {
      expect([id, codeOf(await answer(id, 'No.', other.token))]).toEqual([id, 'NotFound']);
    }
    const staff = await addMember(world, 'staff');
    for (const { token } of [asker, staff]) {
      expect(codeOf(await answer(questionId, 'No.', token))).toBe('RoleMissing');
    }
    expect(codeOf(await answer(questionId, 'No.'))).toBe('SignInNeeded');
    expect(await world.listOf(lotId)).toMatchObject({ questionsCount: 0 });
  });

  test('refuses contact details and a removed question', async () => {
    const { questionId, seller } = await world.addQuestion('Is it loud?');
    const refused = await answer(questionId, 'Write to sam@example.com', seller.token);
    expect(refused).toMatchObject({ fieldErrors: { answer: expect.stringMatching(/^Leave out/) } });
    const admin = await addMember(world, 'admin');
    const given = { question_id: questionId };
    dataOf((await world.call('questions.removeLotQuestion', given, { as: admin.token })).body);
    expect(codeOf(await answer(questionId, 'No.', seller.token))).toBe('NotFound');
  });
});
