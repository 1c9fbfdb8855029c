import type { AppContext } from '../../context.ts';
import { findQuestionSubject } from '../../store/catalog/lot-questions.ts';
import { lotLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** To the seller, who answers on the lot's page. The asker is not named. */
export async function notifyQuestionAsked(
  context: AppContext,
  { questionId }: { questionId: string },
): Promise<void> {
  const asked = await findQuestionSubject(context.workerDb, questionId);
  if (asked === undefined || asked.answer !== null) return;
  await sendNotification(context, {
    userId: asked.sellerId,
    kind: 'questions',
    template: 'question-asked',
    reason: questionId,
    subject: `A question about ${asked.title}`,
    content: {
      heading: 'A bidder has a question',
      paragraphs: [
        `About ${asked.title}: “${asked.question}”`,
        'Everyone can see the question and your answer on the lot’s page.',
      ],
      button: { label: 'Answer on the lot’s page', href: lotLink(context, asked.lotId) },
    },
  });
}

/** To the asker. */
export async function notifyQuestionAnswered(
  context: AppContext,
  { questionId }: { questionId: string },
): Promise<void> {
  const asked = await findQuestionSubject(context.workerDb, questionId);
  if (asked === undefined || asked.answer === null) return;
  await sendNotification(context, {
    userId: asked.askerId,
    kind: 'questions',
    template: 'question-answered',
    reason: questionId,
    subject: `Answered: your question about ${asked.title}`,
    content: {
      heading: 'Your question was answered',
      paragraphs: [`You asked: “${asked.question}”`, `The seller’s answer: “${asked.answer}”`],
      button: { label: 'See the lot', href: lotLink(context, asked.lotId) },
    },
  });
}
