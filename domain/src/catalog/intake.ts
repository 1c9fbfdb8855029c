// The intake of goods by phone: what a scanned code is, and what is known about its goods.
import type { Cents } from '../money.ts';
import type { DraftLotFields } from './draft-lot.ts';
import { isCartonCode, productCodeOf } from './product-code.ts';

export interface IntakeCode {
  /** The label on the goods; empty for a product code. */
  readonly lpn: string;
  /** Empty for a label. */
  readonly upc: string;
}

const LABEL = /^[A-Z0-9-]{4,32}$/;

/** null for a text that is neither a label nor a product code. */
export function readIntakeCode(text: string): IntakeCode | null {
  const code = text.trim().toUpperCase();
  const upc = isCartonCode(code) ? null : productCodeOf(code);
  if (upc !== null) return { lpn: '', upc };
  return LABEL.test(code) ? { lpn: code, upc: '' } : null;
}

/** What describes the goods, not the piece in hand. */
export interface KnownGoods {
  readonly title: string;
  readonly description: string;
  readonly categoryId: string | null;
  readonly brand: string;
  readonly upc: string;
  readonly msrpCents: Cents;
}

type Given = KnownGoods & Pick<DraftLotFields, 'lpn' | 'floorLocation' | 'conditionNote'>;

/** What was entered by hand counts; what was left empty is filled in. */
export function fillFromKnown(given: KnownGoods, known: KnownGoods): KnownGoods {
  return {
    title: given.title || known.title,
    description: given.description || known.description,
    categoryId: given.categoryId ?? known.categoryId,
    brand: given.brand || known.brand,
    upc: given.upc || known.upc,
    msrpCents: given.msrpCents || known.msrpCents,
  };
}

/** A draft that was imported before its goods came: what was found counts, the rest stays. */
export function fillFromDraft(given: Given, draft: DraftLotFields): Given {
  return {
    ...fillFromKnown(given, draft),
    lpn: given.lpn || draft.lpn,
    floorLocation: given.floorLocation || draft.floorLocation,
    conditionNote: given.conditionNote,
  };
}
