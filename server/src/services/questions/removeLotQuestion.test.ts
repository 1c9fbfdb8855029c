import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { prune } from '../../jobs/prune.ts';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { openQuestionWorld, type QuestionWorld } from '../../testing/fixtures/question-world.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';

describe('questions.removeLotQuestion', () => {
  let world: QuestionWorld;
  beforeAll(async () => {
    world = await openQuestionWorld();
  });
  afterAll(() => world.close());

  const remove = async (question_id: string, as: string) =>
    codeOf((await world.call('questions.removeLotQuestion', { question_id }, { as })).body);

  test('takes a question and its answer off the lot, and records who did', async () => {
    const { lotId, seller, questionId } = await world.addQuestion('Is it rude?');
    await world.answer(questionId, seller);
    const admin = await addMember(world, 'admin');
    expect(await remove(questionId, admin.token)).toBe('success');
    expect(await remove(questionId, admin.token)).toBe('success');
    expect(await world.listOf(lotId)).toMatchObject({ questionsList: [], questionsCount: 0 });
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select('actorId')
      .where('subject', '=', questionId)
      .where('action', '=', 'question removed')
      .execute();
    expect(audit).toEqual([{ actorId: admin.id }]);
  });

  test('takes an open question off the list of its asker and its seller', async () => {
    const { lotId, seller, asker, questionId } = await world.addQuestion('Is it spam?');
    expect(await remove(questionId, (await addMember(world, 'admin')).token)).toBe('success');
    for (const { token } of [seller, asker]) {
      expect(await world.listOf(lotId, token)).toMatchObject({ openList: [] });
    }
  });

  test('after 180 days a question that nobody sees is deleted, and an answered one stays', async () => {
    const [open, removed, answered] = [
      await world.addQuestion('Is it open?'),
      await world.addQuestion('Is it removed?'),
      await world.addQuestion('Is it answered?'),
    ];
    await world.answer(removed.questionId, removed.seller);
    await world.answer(answered.questionId, answered.seller);
    const admin = await addMember(world, 'admin');
    expect(await remove(removed.questionId, admin.token)).toBe('success');
    const ids = [open, removed, answered].map(({ questionId }) => questionId);
    const left = async (days: number) => {
      await sql`update lot_questions set asked_at = app.now() - ${days} * interval '1 day'
        where id = any(${ids}::uuid[])`.execute(world.owner);
      await prune(world.app.context);
      const rows = await world.owner.selectFrom('lotQuestions').select('id').execute();
      return rows.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    expect(await left(179)).toHaveLength(3);
    expect(await left(181)).toEqual([answered.questionId]);
  });

  test('refuses unknown questions, and everyone but admins', async () => {
    const { seller, asker, questionId } = await world.addQuestion('Is it here to stay?');
    for (const { token } of [seller, asker]) {
      expect(await remove(questionId, token)).toBe('RoleMissing');
    }
    const admin = await addMember(world, 'admin');
    for (const id of [newId(), 'nonsense', '']) {
      expect(await remove(id, admin.token)).toBe('NotFound');
    }
  });
});
