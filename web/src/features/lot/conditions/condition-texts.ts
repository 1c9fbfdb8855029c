// LIST-15: the explanation of each badge.
import { GUARANTEE_DAYS, type Condition } from '@hammerdock/domain/catalog/conditions.ts';

interface Explained {
  readonly name: string;
  readonly text: string;
}

export const CONDITION_TEXTS: readonly (Explained & { readonly name: Condition })[] = [
  {
    name: 'Appears New',
    text: 'Looks unused. The packaging may be opened or worn; parts and functions were not tested.',
  },
  {
    name: 'Opened Box',
    text: 'Opened and possibly used, often a customer return. Small signs of use are normal.',
  },
  {
    name: 'Damaged',
    text: 'Broken, incomplete or visibly damaged. Bid on it for parts or for repair.',
  },
  {
    name: 'Apparel',
    text:
      'Clothes and shoes, guaranteed Good to New Condition. You get a full refund only if you ' +
      'ask before the item leaves the pickup area.',
  },
  {
    name: 'Scratch & Dent',
    text:
      'Works as it should, with cosmetic marks. Inspected by our appliance team, it carries ' +
      `a ${GUARANTEE_DAYS}-day money-back guarantee.`,
  },
];

export const SCRATCH_AND_DENT: Condition = 'Scratch & Dent';

/** The grades of damage of a Scratch & Dent lot. */
export const GRADE_TEXTS: readonly Explained[] = [
  { name: 'New Condition', text: 'Few marks, if any.' },
  { name: 'Good Condition', text: 'Light scratches or a small dent, visible only up close.' },
  { name: 'Fair Condition', text: 'Obvious marks on one or more sides.' },
  { name: 'Damaged', text: 'Large dents or scratches, but it works.' },
];
