import type { questions } from '@hammerdock/contract/services/questions.ts';
import { mayAnswer } from '@hammerdock/domain/permissions/questions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findQuestionLot, listAnswered, listOpenOfLot } from '../../store/catalog/lot-questions.ts';
import { viewQuestion } from '../../views/catalog/lot-question.ts';

export const listLotQuestions: Handler<typeof questions.listLotQuestions> = async (
  { product_id, page, limit },
  { db, actor },
) => {
  const lot = await findQuestionLot(db, product_id);
  if (lot === undefined) return refused('NotFound');
  const answers = actor !== null && mayAnswer(actor, lot);
  const askerId = answers ? null : (actor?.userId ?? null);
  const open = actor === null ? [] : await listOpenOfLot(db, { lotId: lot.id, askerId });
  const { rows, count } = await listAnswered(db, lot.id, { page, limit });
  return ok({
    questionsList: rows.map(viewQuestion),
    questionsCount: count,
    openList: open.map(viewQuestion),
    may_answer: answers ? 1 : 0,
  });
};
