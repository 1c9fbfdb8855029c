import type { questions } from '@hammerdock/contract/services/questions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findQuestionLot, insertQuestion } from '../../store/catalog/lot-questions.ts';
import { appendEvent } from '../../events/outbox.ts';

export const askLotQuestion: Handler<typeof questions.askLotQuestion> = async (
  { product_id, question },
  ctx,
) => {
  const askerId = ctx.actor.userId;
  return ctx.transact(async (tx) => {
    const lot = await findQuestionLot(tx, product_id);
    if (lot === undefined) return refused('NotFound');
    if (lot.phase !== 'open' && lot.phase !== 'upcoming') return refused('LotNotOpen');
    const questionId = await insertQuestion(tx, { lotId: lot.id, askerId, question });
    await appendEvent(tx, 'question.asked', { questionId });
    return ok({ question_id: questionId });
  });
};
