import type { LotQuestion, OpenQuestion } from '@hammerdock/contract/services/questions.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { QuestionRow } from '../../store/catalog/lot-questions.ts';

export const viewQuestion = (row: QuestionRow): LotQuestion => ({
  id: row.id,
  question: row.question,
  asked_at: toIso(row.askedAt),
  answer: row.answer,
  answered_at: row.answeredAt === null ? null : toIso(row.answeredAt),
});

export const viewOpenQuestion = (
  row: QuestionRow & { lotId: string; lpn: string; title: string },
): OpenQuestion => ({
  ...viewQuestion(row),
  lot: { id: row.lotId, auctionid: row.lpn, title: row.title },
});
