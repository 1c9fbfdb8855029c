// What is filled in of a lot: by hand, from what is known about its code, and from a template.
import type { SellerLotTemplate } from '@hammerdock/contract/services/seller/lot-templates.ts';
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import type { Answer } from '../../api/calls.ts';
import type { IntakeInput } from './send-lot.ts';

export type TemplateFields = Omit<SellerLotTemplate, 'id' | 'name' | 'version'>;

interface Shown {
  readonly title: string;
  readonly condition: Condition | null;
  readonly note: string;
  readonly shelf: string;
}

export interface FilledLot extends Shown {
  readonly template: TemplateFields | null;
  /** What shows the template's value, which gives way to what is known. */
  readonly prefilled: readonly (keyof Shown)[];
}

export const NOTHING_FILLED: FilledLot = {
  title: '',
  condition: null,
  note: '',
  shelf: '',
  template: null,
  prefilled: [],
};

const SHOWN = ['title', 'condition', 'note', 'shelf'] as const;

/** Fills what was not entered; another template replaces what the last one filled. */
export function fillFrom<T extends FilledLot>(lot: T, template: TemplateFields | null): T {
  const values: Shown = {
    title: template?.title ?? '',
    condition: template?.condition ?? null,
    note: template?.condition_note ?? '',
    shelf: template?.floor_location ?? '',
  };
  const isFree = (name: keyof Shown): boolean =>
    lot.prefilled.includes(name) || lot[name] === NOTHING_FILLED[name];
  const free = SHOWN.filter(isFree);
  return {
    ...lot,
    ...Object.fromEntries(free.map((name) => [name, values[name]])),
    template,
    prefilled: free.filter((name) => values[name] !== NOTHING_FILLED[name]),
  };
}

type Known = NonNullable<Answer<'intake.getIntakeStart'>['known']>;

/** What was entered counts, then what is known, then the template. The shelf is where it lies. */
export function fillKnown<T extends FilledLot>(lot: T, known: Known): T {
  const isOpen = (name: 'title' | 'condition'): boolean =>
    lot.prefilled.includes(name) || lot[name] === NOTHING_FILLED[name];
  const found: Partial<Shown> = {
    ...(isOpen('title') && known.title !== '' ? { title: known.title } : {}),
    ...(isOpen('condition') && known.condition !== null ? { condition: known.condition } : {}),
    ...(known.floor_location === '' ? {} : { shelf: known.floor_location }),
  };
  return changed(lot, found as Partial<T>);
}

/** Entered fields are no longer the template's. */
export const changed = <T extends FilledLot>(lot: T, changes: Partial<T>): T => ({
  ...lot,
  ...changes,
  prefilled: lot.prefilled.filter((name) => !(name in changes)),
});

/** The server knows more than a phone without a connection: it fills in from the template last. */
export function sentFields({
  template,
  prefilled,
  ...lot
}: FilledLot): Pick<IntakeInput, 'title' | 'condition_note' | 'floor_location' | 'template'> {
  const own = (name: 'title' | 'note' | 'shelf') =>
    prefilled.includes(name) ? '' : lot[name].trim();
  const entered = {
    title: own('title'),
    condition_note: own('note'),
    floor_location: own('shelf'),
  };
  if (template === null) return entered;
  const { title, condition_note, floor_location, ...rest } = template;
  return {
    ...entered,
    template: {
      ...rest,
      // What was cleared by hand stays empty.
      ...(prefilled.includes('title') ? { title } : {}),
      ...(prefilled.includes('note') ? { condition_note } : {}),
      ...(prefilled.includes('shelf') ? { floor_location } : {}),
    },
  };
}
