// One lot of the intake after the other: its code, photos, condition and shelf.
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import { readIntakeCode } from '@hammerdock/domain/catalog/intake.ts';
import { useRef, useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useApi } from '../../api/use-api.ts';
import type { QueuedLot } from './queued-lot.ts';
import {
  changed,
  fillFrom,
  fillKnown,
  NOTHING_FILLED,
  sentFields,
  type FilledLot,
  type TemplateFields,
} from './fill-lot.ts';
import type { NewIntakeLot } from './send-lot.ts';

export const STEPS = ['code', 'photos', 'condition', 'details'] as const;
export type Step = (typeof STEPS)[number];

type Known = NonNullable<Answer<'intake.getIntakeStart'>['known']>;

export interface IntakeLot extends FilledLot {
  readonly code: string;
  readonly known: Known | null;
  readonly photos: readonly Blob[];
  /** The queued lot that it replaces, when one was refused. */
  readonly fixes: QueuedLot | null;
}

const EMPTY: IntakeLot = {
  code: '',
  known: null,
  photos: [],
  ...NOTHING_FILLED,
  fixes: null,
};

interface Place {
  readonly acting: { readonly seller_id?: string };
  /** The id of the auction; empty for stock. */
  readonly target: string;
  /** The last shelf, where the next lot goes too. */
  readonly shelf: string;
  readonly onShelf: (shelf: string) => void;
  /** What the next lots have in common. */
  readonly template: TemplateFields | null;
  readonly save: (lot: NewIntakeLot) => Promise<void>;
  readonly remove: (lot: QueuedLot) => Promise<void>;
}

export type Intake = ReturnType<typeof useIntake>;

export function useIntake({ acting, target, shelf, onShelf, template, save, remove }: Place) {
  const [step, setStep] = useState<Step>('code');
  const [lot, setLot] = useState<IntakeLot>({ ...EMPTY, shelf });
  const [complaint, setComplaint] = useState<string | null>(null);
  const ask = useKnownGoods(acting, (known) =>
    setLot((before) => ({ ...fillKnown(before, known), known })),
  );
  const begin = (next: Partial<IntakeLot> = {}): void => {
    ask(null);
    setComplaint(null);
    setLot({ ...EMPTY, shelf, ...next });
    setStep('code');
  };

  return {
    step,
    lot,
    complaint,
    change: (changes: Partial<IntakeLot>): void => setLot((before) => changed(before, changes)),
    goTo: (next: Step): void => {
      setComplaint(null);
      setStep(next);
    },
    takeCode: (text: string): void => {
      if (readIntakeCode(text) === null) {
        setComplaint('That’s neither a label nor a product code. Scan or type it again.');
        return;
      }
      const code = text.trim();
      setComplaint(null);
      setLot((before) => {
        // A lot that was refused keeps its template.
        const next = before.fixes === null ? template : before.template;
        return { ...fillFrom(before, next), code, known: null };
      });
      ask(code);
      setStep('photos');
    },
    restart: begin,
    fix: (queued: QueuedLot): void => begin(lotOf(queued)),
    finish: async (): Promise<void> => {
      const input = inputOf({ acting, target, lot });
      if (input === null) return;
      const label = [lot.code, lot.title].filter((text) => text !== '').join(' · ');
      try {
        await save({ label, input, photos: lot.photos });
        if (lot.fixes !== null) await remove(lot.fixes);
      } catch {
        // The device has no space left.
        setComplaint('This device couldn’t store the lot. Free some space and try again.');
        return;
      }
      onShelf(lot.shelf);
      begin({ shelf: lot.shelf });
    },
  };
}

/** Asks what is known about a code; null takes the question back. */
function useKnownGoods(acting: Place['acting'], onKnown: (known: Known) => void) {
  const api = useApi();
  // An answer about the lot before does not describe this one.
  const asked = useRef<string | null>(null);
  const ask = async (code: string): Promise<void> => {
    try {
      const { data } = await api('intake.getIntakeStart', { ...acting, code });
      if (asked.current === code && data.known !== null) onKnown(data.known);
    } catch {
      // Without a connection the server fills in what is known when the lot arrives there.
    }
  };
  return (code: string | null): void => {
    asked.current = code;
    if (code !== null) void ask(code);
  };
}

interface Finished {
  readonly acting: Place['acting'];
  readonly target: string;
  readonly lot: IntakeLot;
}

/** null while the condition is missing. */
function inputOf({ acting, target, lot }: Finished): NewIntakeLot['input'] | null {
  const { code, known, condition } = lot;
  if (condition === null) return null;
  return {
    ...acting,
    auction_id: target === '' ? null : target,
    draft_id: known?.draft_id ?? null,
    code,
    condition,
    ...sentFields(lot),
  };
}

function lotOf(queued: QueuedLot): Partial<IntakeLot> {
  const { code, title, condition, condition_note, floor_location, template } = queued.input;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const entered = {
    ...NOTHING_FILLED,
    title: text(title),
    // They were fields of this call when it was queued.
    condition: (condition ?? null) as Condition | null,
    note: text(condition_note),
    shelf: text(floor_location),
  };
  return {
    ...fillFrom(entered, (template ?? null) as TemplateFields | null),
    code: text(code),
    photos: queued.photos,
    fixes: queued,
  };
}
