import { oneLine } from '../text/one-line.ts';
import { filled, firstComplaint, lengthAtMost, type Complaint } from './check.ts';

export const LOT_NOTE_LENGTH_MAX = 40;

/** KEEP-01, with the specification's texts. */
export const checkLotNote = (words: string): Complaint =>
  firstComplaint(
    filled(oneLine(words), 'Please Enter Bidding Notes.'),
    lengthAtMost(oneLine(words), LOT_NOTE_LENGTH_MAX, 'Maximum 40 characters'),
  );
