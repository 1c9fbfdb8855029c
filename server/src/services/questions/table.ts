import type { questions } from '@hammerdock/contract/services/questions.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { answerLotQuestion } from './answerLotQuestion.ts';
import { askLotQuestion } from './askLotQuestion.ts';
import { listLotQuestions } from './listLotQuestions.ts';
import { listOpenQuestions } from './listOpenQuestions.ts';
import { removeLotQuestion } from './removeLotQuestion.ts';

export const questionsTable: ServiceTable<typeof questions> = {
  answerLotQuestion,
  askLotQuestion,
  listLotQuestions,
  listOpenQuestions,
  removeLotQuestion,
};
