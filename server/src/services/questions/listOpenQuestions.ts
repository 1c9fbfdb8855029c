import type { questions } from '@hammerdock/contract/services/questions.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listOpenQuestions as listRows } from '../../store/catalog/lot-questions.ts';
import { viewOpenQuestion } from '../../views/catalog/lot-question.ts';

export const listOpenQuestions: Handler<typeof questions.listOpenQuestions> = async (
  { page, limit },
  { db, actor },
) => {
  const sellerId = actor.role === 'admin' ? null : actor.userId;
  const { rows, count } = await listRows(db, { sellerId, page, limit });
  return ok({ questionsList: rows.map(viewOpenQuestion), questionsCount: count });
};
