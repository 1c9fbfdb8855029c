// The caption of a picture, with the specification's texts.
import { filled, firstComplaint, lengthAtMost, type Complaint } from './check.ts';

export interface Caption {
  readonly filename: string;
  readonly title: string;
  readonly description: string;
}

export const CAPTION_MAX: Readonly<Record<keyof Caption, number>> = {
  filename: 120,
  title: 120,
  description: 500,
};

const MISSING: Readonly<Record<keyof Caption, string>> = {
  filename: 'Enter Filename',
  title: 'Enter Title',
  description: 'Enter Description',
};

export const checkCaption = (field: keyof Caption, text: string): Complaint =>
  firstComplaint(
    filled(text, MISSING[field]),
    lengthAtMost(text, CAPTION_MAX[field], `At most ${CAPTION_MAX[field]} characters`),
  );

/** The pictures of one message. */
export const MESSAGE_PICTURES_MAX = 5;
