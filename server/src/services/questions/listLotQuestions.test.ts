import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openQuestionWorld, type QuestionWorld } from '../../testing/fixtures/question-world.ts';

describe('questions.listLotQuestions', () => {
  let world: QuestionWorld;
  beforeAll(async () => {
    world = await openQuestionWorld();
  });
  afterAll(() => world.close());

  test('returns the answered questions of the lot, latest answer first, in pages', async () => {
    const { lotId, seller, asker } = await world.addQuestion('First?');
    const { question_id: second } = await world.askedBy(asker, lotId, 'Second?');
    const [first] = (await world.listOf(lotId, seller.token)).openList;
    await world.answer(second, seller);
    await world.clock.advance(1000);
    await world.answer(first?.id ?? '', seller);
    await world.addQuestion('About another lot?');
    const list = await world.listOf(lotId);
    expect(list.questionsList.map(({ question }) => question)).toEqual(['First?', 'Second?']);
    expect(list.questionsCount).toBe(2);
    const given = { product_id: lotId, limit: 1, page: 2 };
    expect((await world.call('questions.listLotQuestions', given)).body).toMatchObject({
      data: { questionsList: [{ question: 'Second?' }], questionsCount: 2 },
    });
  });

  test('refuses unknown and unpublished lots', async () => {
    const { lotId } = await world.addSellersLot('draft');
    for (const product_id of [newId(), 'nonsense', '', lotId]) {
      const { body } = await world.call('questions.listLotQuestions', { product_id });
      expect([product_id, body]).toMatchObject([product_id, { code: 'NotFound' }]);
    }
  });
});
