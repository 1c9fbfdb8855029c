import type { questions } from '@hammerdock/contract/services/questions.ts';
import { mayAnswer } from '@hammerdock/domain/permissions/questions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { answerQuestion, lockQuestion } from '../../store/catalog/lot-questions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const answerLotQuestion: Handler<typeof questions.answerLotQuestion> = async (
  { question_id, answer },
  ctx,
) => {
  const { actor } = ctx;
  return ctx.transact(async (tx) => {
    const asked = await lockQuestion(tx, question_id);
    // Another seller's question does not exist for this one (R47).
    if (asked === undefined || asked.removedAt !== null) return refused('NotFound');
    if (!mayAnswer(actor, asked)) return refused('NotFound');
    if (asked.answer !== null) return refused('AnsweredAlready');
    await answerQuestion(tx, { id: asked.id, answer, answeredBy: actor.userId });
    await appendEvent(tx, 'question.answered', { questionId: asked.id });
    const audit = { actorId: actor.userId, action: 'question answered', subject: asked.id };
    await insertAudit(tx, { ...audit, details: { lotId: asked.lotId } });
    return ok({});
  });
};
