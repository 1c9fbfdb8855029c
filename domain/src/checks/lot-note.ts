import { filled, firstComplaint, lengthAtMost, type Complaint } from './check.ts';

export const LOT_NOTE_LENGTH_MAX = 40;

/** KEEP-01, in the specification's words. */
export const checkLotNote = (words: string): Complaint =>
  firstComplaint(
    filled(words, 'Please Enter Bidding Notes.'),
    lengthAtMost(words.trim(), LOT_NOTE_LENGTH_MAX, 'Maximum 40 characters'),
  );
