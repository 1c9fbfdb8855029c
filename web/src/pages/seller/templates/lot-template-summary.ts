import type { Answer } from '../../../api/calls.ts';

type Template = Answer<'lotTemplates.listLotTemplates'>['templateList'][number];

/** What distinguishes a template from others, in a line. */
export const summaryOf = ({ title, condition, start_price, item_count }: Template): string =>
  [
    title || 'Without a title',
    condition,
    start_price === null ? null : `starts at $${start_price}`,
    item_count === 1 ? null : `${item_count} pieces`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
