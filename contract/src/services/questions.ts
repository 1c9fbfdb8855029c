// Public questions and answers about a lot. A question is public once it is answered.
import { REQUIRED, type Complaint } from '@hammerdock/domain/checks/check.ts';
import {
  ANSWER_LENGTH_MAX,
  checkAnswer,
  checkQuestion,
  QUESTION_LENGTH_MAX,
} from '@hammerdock/domain/checks/lot-question.ts';
import { headerLine } from '@hammerdock/domain/text/header-line.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { plainListInput } from '../shapes/list-input.ts';

/** One line of text, checked by the domain with the complaint that the screen shows. */
const publicText = (check: (text: string) => Complaint, max: number) =>
  z
    .string({ error: REQUIRED })
    .max(max, { error: `At most ${max} characters` })
    .superRefine((text, context) => {
      const message = check(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .transform(headerLine);

const lotOf = { product_id: z.string().max(80) };
const questionOf = { question_id: z.string().max(80) };

/** Nobody is named: a question says nothing about its asker (R48). */
const question = z.object({
  id: z.string(),
  question: z.string(),
  asked_at: z.iso.datetime(),
  /** null while it waits for its answer. */
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});
export type LotQuestion = z.output<typeof question>;

const openQuestion = z.object({
  ...question.shape,
  lot: z.object({ id: z.string(), auctionid: z.string(), title: z.string() }),
});
export type OpenQuestion = z.output<typeof openQuestion>;

export const questions = {
  listLotQuestions: query({
    group: 'mobile',
    access: 'guest',
    summary: 'The answered questions about a lot, latest first, and open ones for those concerned.',
    input: z.strictObject({ ...lotOf, ...plainListInput(10) }),
    output: z.object({
      questionsList: z.array(question),
      questionsCount: z.int(),
      /** Waiting for an answer: the caller's own; all of them for the seller and admins. */
      openList: z.array(question),
      /** 1: the caller may answer. */
      may_answer: z.union([z.literal(0), z.literal(1)]),
    }),
    refusals: ['NotFound'],
  }),
  askLotQuestion: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Asks the seller a question about an open or upcoming lot.',
    input: z.strictObject({ ...lotOf, question: publicText(checkQuestion, QUESTION_LENGTH_MAX) }),
    output: z.object({ question_id: z.string() }),
    refusals: ['NotFound', 'LotNotOpen', 'ImpersonatorMayNot'],
    limit: { max: 10, seconds: 3600, per: 'account' },
    successMessage: 'We sent your question to the seller. It appears here once it’s answered.',
  }),
  listOpenQuestions: query({
    group: 'seller',
    access: 'seller',
    summary: 'Questions without an answer, oldest first: of the seller’s own lots; all for admins.',
    input: z.strictObject(plainListInput(20)),
    output: z.object({ questionsList: z.array(openQuestion), questionsCount: z.int() }),
    refusals: [],
  }),
  answerLotQuestion: command({
    group: 'seller',
    access: 'seller',
    summary: 'Answers a question about an own lot, once, and so publishes both.',
    input: z.strictObject({ ...questionOf, answer: publicText(checkAnswer, ANSWER_LENGTH_MAX) }),
    output: z.object({}),
    refusals: ['NotFound', 'AnsweredAlready', 'ImpersonatorMayNot'],
    successMessage: 'Your answer is public now.',
  }),
  removeLotQuestion: command({
    group: 'custom',
    access: 'admin',
    summary: 'Removes a question with its answer from the lot; repeating it changes nothing.',
    input: z.strictObject(questionOf),
    output: z.object({}),
    refusals: ['NotFound'],
    successMessage: 'The question was removed.',
  }),
} as const;
