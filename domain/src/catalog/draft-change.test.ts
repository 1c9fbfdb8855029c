import { describe, expect, test } from 'vitest';
import { faultsOfChanges, type ChangedDraft } from './draft-change.ts';
import { EMPTY_DRAFT } from './draft-lot.ts';

const labeled = (before: string, after: string, isRelisted = false): ChangedDraft => ({
  before: { ...EMPTY_DRAFT, lpn: before },
  after: { ...EMPTY_DRAFT, lpn: after },
  isRelisted,
});
const fieldsOf = (drafts: readonly ChangedDraft[], inUse: readonly string[] = []) =>
  faultsOfChanges(drafts, new Set(inUse)).map((faults) => faults.map(({ field }) => field));

describe('a change of drafts', () => {
  test('has the faults of each draft', () => {
    const after = { ...EMPTY_DRAFT, startPriceCents: 500, buyNowCents: 400 };
    const draft = { before: EMPTY_DRAFT, after, isRelisted: false };
    expect(fieldsOf([draft, labeled('', '')])).toEqual([['buyNowCents'], []]);
  });

  test('gives no label twice, and none of another lot', () => {
    expect(fieldsOf([labeled('', 'SAME'), labeled('', 'SAME')])).toEqual([['lpn'], ['lpn']]);
    expect(fieldsOf([labeled('', 'USED')], ['USED'])).toEqual([['lpn']]);
    expect(fieldsOf([labeled('MINE', 'MINE')], ['MINE'])).toEqual([[]]);
    expect(fieldsOf([labeled('MINE', '')])).toEqual([[]]);
    expect(fieldsOf([labeled('ONE1', ''), labeled('TWO2', '')])).toEqual([[], []]);
  });

  test('says what is wrong with a label', () => {
    const problemsOf = (draft: ChangedDraft) => faultsOfChanges([draft], new Set(['USED'])).flat();
    expect(problemsOf(labeled('', 'USED'))).toEqual([
      { field: 'lpn', problem: 'Another lot has this LPN.' },
    ]);
    expect(problemsOf(labeled('OLD1', 'NEW1', true))).toEqual([
      { field: 'lpn', problem: 'A relisted lot keeps its label.' },
    ]);
  });

  test('may exchange labels', () => {
    expect(fieldsOf([labeled('ONE1', 'TWO2'), labeled('TWO2', 'ONE1')])).toEqual([[], []]);
  });

  test('keeps the label of a relisted lot', () => {
    expect(fieldsOf([labeled('OLD1', 'NEW1', true)])).toEqual([['lpn']]);
    expect(fieldsOf([labeled('OLD1', 'OLD1', true)])).toEqual([[]]);
  });
});
