// The texts of public questions and answers on a lot.
import { headerLine } from '../text/header-line.ts';
import { filled, firstComplaint, lengthAtMost, type Complaint } from './check.ts';

export const QUESTION_LENGTH_MAX = 300;
export const ANSWER_LENGTH_MAX = 1000;

const NO_CONTACT_DETAILS =
  'Leave out email addresses, phone numbers and links: questions and answers are public.';

const EMAIL = /[^\s@]@[a-z0-9-]+\.[a-z]/i;
const LINK = /https?:|www\./i;
/** Ten digits as the US writes them, so that product codes and model numbers are allowed. */
const PHONE = /(?<![\d-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/;

export const holdsContactDetails = (text: string): boolean =>
  [EMAIL, LINK, PHONE].some((pattern) => pattern.test(text));

const checkPublicText = (text: string, max: number): Complaint =>
  firstComplaint(
    filled(headerLine(text)),
    lengthAtMost(headerLine(text), max, `At most ${max} characters`),
    holdsContactDetails(text) ? NO_CONTACT_DETAILS : null,
  );

export const checkQuestion = (text: string): Complaint =>
  checkPublicText(text, QUESTION_LENGTH_MAX);

export const checkAnswer = (text: string): Complaint => checkPublicText(text, ANSWER_LENGTH_MAX);
