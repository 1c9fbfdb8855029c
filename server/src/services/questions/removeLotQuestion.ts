import type { questions } from '@hammerdock/contract/services/questions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockQuestion, removeQuestion } from '../../store/catalog/lot-questions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const removeLotQuestion: Handler<typeof questions.removeLotQuestion> = async (
  { question_id },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const asked = await lockQuestion(tx, question_id);
    if (asked === undefined) return refused('NotFound');
    if (asked.removedAt !== null) return ok({});
    await removeQuestion(tx, asked.id);
    const audit = { actorId: ctx.actor.userId, action: 'question removed', subject: asked.id };
    await insertAudit(tx, { ...audit, details: { lotId: asked.lotId } });
    return ok({});
  });
