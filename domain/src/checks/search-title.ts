import { oneLine } from '../text/one-line.ts';
import { filled, firstComplaint, lengthAtMost, type Complaint } from './check.ts';

const SEARCH_TITLE_LENGTH_MAX = 80;

/** KEEP-03, with the specification's texts and spelling. */
export const checkSearchTitle = (title: string): Complaint =>
  firstComplaint(
    filled(oneLine(title), 'Title is required feild'),
    lengthAtMost(oneLine(title), SEARCH_TITLE_LENGTH_MAX, 'Maximum 80 characters'),
  );
