// Words that the catalog has only as the stem of other words.
import type { WordAnalysis } from './analyses.ts';
import { isWordKnown, meaningOf, type Meaning } from './vocabulary/vocabulary.ts';

/**
 * Of "controller" the catalog has only "control", which is not who does it, of "slides" only
 * "sliding", and of "bedding" only beds, which are other goods: no lot matches.
 */
export const isOnlyRoot = ({ word, forms }: Pick<WordAnalysis, 'word' | 'forms'>): boolean =>
  forms.length > 0 &&
  isWordKnown(word) &&
  ((DOERS.test(word) && !forms.some(isDoer)) ||
    (isDoing(word) ? isOnlyRootGoods(word, forms) : forms.every(isDoing)));

const DOERS = /(?:er|or)s?$/;
const isDoer = (form: string): boolean => DOERS.test(form);
const isDoing = (form: string): boolean => form.endsWith('ing') || form.endsWith('ed');

/** Goods are called by the word, and others by what the catalog has of it; clothing is clothes. */
function isOnlyRootGoods(word: string, forms: readonly string[]): boolean {
  if (!word.endsWith('ing') || forms.some((form) => form.endsWith('ing'))) return false;
  const goods = goodsOf(word);
  const others = forms.flatMap((form) => goodsOf(form) ?? []);
  return (
    goods !== null &&
    others.length > 0 &&
    !others.some(({ same }) => same.some((name) => name.join(' ') === word))
  );
}

function goodsOf(word: string): Meaning | null {
  const meaning = meaningOf([word]);
  return meaning?.isPurpose === true ? null : meaning;
}
