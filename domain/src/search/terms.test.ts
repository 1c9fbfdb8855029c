import { describe, expect, test } from 'vitest';
import { analyses, attempts, said, searched, terms } from '../testing/search-terms.ts';
import type { WordAnalysis } from './analyses.ts';
import { hasNamesakes, joinedPairs, lookupsOf } from './lookups.ts';
import { parseQuery } from './parse-query.ts';
import { termsAsTyped, typedOnly } from './terms.ts';

const drill = { word: 'drill', lexeme: 'drill', lots: 4 };

describe('the terms of a search (R41)', () => {
  test('a lot must have every part', () => {
    expect(searched(terms('brass doorstops', 'brass doorstop'))).toEqual([['brass'], ['doorstop']]);
  });

  test('a name is also searched by the other names that the catalog has', () => {
    const couch = terms('couch', 'sofa');
    expect(searched(couch)).toEqual([['couch', 'sofa']]);
    expect(couch.expanded).toEqual(['sofa']);
    expect(couch.all[0]?.[1]).toMatchObject({ where: 'title', isOtherName: true });
    expect(typedOnly(couch).map((options) => options.map(said))).toEqual([['couch']]);
    expect(terms('couch', 'couch').expanded).toEqual([]);
    // One that has the typed word as well finds no more.
    const trampoline = terms('trampoline', 'jumping trampoline');
    expect([searched(trampoline), trampoline.expanded]).toEqual([[['trampoline']], []]);
  });

  test('names each other name once', () => {
    const { expanded } = terms('lawn chairs', 'zero gravity chair adirondack');
    expect(expanded).toContain('zero gravity chair');
    expect(new Set(expanded).size).toBe(expanded.length);
    const shelf = terms('bathroom cabinet', 'shelf over the toilet').expanded;
    expect(shelf.filter((name) => name.startsWith('over'))).toHaveLength(1);
  });

  test('another name excludes other goods that are named by it', () => {
    const options = terms('washing machine', 'washer pressure').all[0];
    const option = options?.find((each) => said(each) === 'washer');
    expect(option).toMatchObject({
      lexemes: ['washer'],
      without: [['pressure', 'washer']],
    });
  });

  test('a name of which a letter is no word is not searched', () => {
    expect(searched(terms('ipad', 'tablet pad'))).toEqual([['ipad', 'tablet']]);
  });

  test('a size is searched in every form, next to each other', () => {
    const [options = []] = terms('20v', 'volt').all;
    expect(options.map(said)).toEqual(expect.arrayContaining(['20v', '20+volt', '20+v']));
    expect(options.find((each) => said(each) === '20+volt')).toMatchObject({ adjacent: true });
    expect(terms('20v', '').expanded).toEqual([]);
  });

  test('two words of the catalog are found by one, and one by two', () => {
    const split = { splits: [{ words: ['post', 'driver'], lexemes: ['post', 'driver'] }] };
    expect(searched(terms('postdriver', 'post driver', { postdriver: split }))).toEqual([
      ['postdriver', 'post+driver'],
    ]);
    expect(searched(terms('post driver', 'postdriver post', {}))[0]).toContain('postdriver');
    expect(joinedPairs(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
  });

  test('a word of most lots is searched in titles only', () => {
    const common = { isKnown: true, isCommon: true };
    expect(terms('zebra', '', { zebra: common }).all[0]?.[0]).toMatchObject({ where: 'title' });
    expect(terms('zebra', '').all[0]?.[0]).toMatchObject({ where: 'anywhere' });
  });

  test('the beginning of a word finds it, unless it is a name', () => {
    const begun = { isPrefix: true };
    expect(searched(terms('zebr', '', { zebr: begun }))).toEqual([['zebr', 'prefix:zebr']]);
    expect(searched(terms('hat', '', { hat: begun }))).toEqual([['hat']]);
  });

  test('words like "the" ask for nothing; a code is looked for as a whole and word by word', () => {
    expect(searched(terms('the', ''))).toEqual([[]]);
    const label = terms('LPN-HD0101', '');
    expect(label.code).toBe('hd0101');
    expect(searched(label).flat()).toContain('code:hd0101');
  });

  test('a category is found by its name', () => {
    const kind = { categoryIds: ['7'] };
    expect(searched(terms('hardware', '', { hardware: kind }))).toEqual([
      ['hardware', 'category:7'],
    ]);
  });

  test('exactly the typed words are searched on request', () => {
    const exact = termsAsTyped(parseQuery('red couch'), analyses('red couch', 'sofa couch'));
    expect(searched(exact)).toEqual([['red'], ['couch']]);
    expect([exact.expanded, exact.corrected]).toEqual([[], '']);
  });
});

describe('what is tried (R41)', () => {
  test('a mistyped word is corrected, and also searched as typed', () => {
    const [first] = attempts('brass drlil', 'brass drill', { drlil: { candidates: [drill] } });
    expect(first.corrected).toBe('brass drill');
    expect(searched(first)[1]?.slice(0, 2)).toEqual(['drill', 'drlil']);
  });

  test('a word that names goods is never corrected', () => {
    const touch = { candidates: [{ word: 'touch', lexeme: 'touch', lots: 9 }] };
    for (const word of ['couch', 'hammer', 'saddle', 'samsung', 'guitar']) {
      expect([word, attempts(word, '', { [word]: touch })[0].corrected]).toEqual([word, '']);
    }
  });

  test('a word is corrected to a name that no lot has, and found by its other names', () => {
    const [first] = attempts('cuoch', 'sofa');
    expect([first.corrected, searched(first)]).toEqual(['couch', [['couch', 'cuoch', 'sofa']]]);
  });

  test('words that the catalog has, begins or splits are not corrected', () => {
    const near = { candidates: [drill] };
    const readAs = (more: Partial<WordAnalysis>) =>
      attempts('drilx', 'drill', { drilx: { ...near, ...more } })[0].corrected;
    expect(readAs({})).toBe('drill');
    expect(readAs({ isKnown: true, forms: ['drilx'] })).toBe('');
    expect(readAs({ isKnown: true, forms: ['drilxing'] })).toBe('');
    expect(readAs({ categoryIds: ['7'] })).toBe('');
    expect(readAs({ splits: [{ words: ['dri', 'lx'], lexemes: ['dri', 'lx'] }] })).toBe('');
    const [coffe] = attempts('coffe', 'coffee', { coffe: { isPrefix: true } });
    expect(coffe.corrected).toBe('coffee');
    expect(attempts('trampo', '', { trampo: { isPrefix: true } })[0].corrected).toBe('');
  });

  test('an unfinished last word is completed before it is corrected or words are left out', () => {
    const dry = { isKnown: true, forms: ['dry'], isPrefix: true, lexemes: ['dri'] };
    const [first, plain] = attempts('cordless dri', 'cordless dry drill', { dri: dry });
    expect([first.dropped, first.parts.map(({ words }) => words)]).toEqual([
      [],
      [['cordless', 'dri']],
    ]);
    expect(first.all[0]).toContainEqual(
      expect.objectContaining({ lexemes: ['cordless'], begins: 'dri', where: 'title' }),
    );
    expect(plain?.parts).toHaveLength(2);
    // No name begins so.
    const [qqx] = attempts('qqx dri', 'qqx dry drill', { dri: dry });
    expect(qqx.all[1]).toContainEqual(expect.objectContaining({ lexemes: [], begins: 'dri' }));
  });

  test('a last word that the catalog has is finished', () => {
    const known = { isKnown: true, forms: ['oak'], isPrefix: true };
    const [first] = attempts('table oak', 'table oak', { oak: known });
    expect(first.parts.some(({ isUnfinished }) => isUnfinished)).toBe(false);
    const [alone] = attempts('oak', 'oak', { oak: known });
    expect(alone.parts[0]?.isUnfinished).toBeUndefined();
  });

  test('then another near word, then without a brand, a quality and what follows "for"', () => {
    const near = { candidates: [drill, { word: 'drink', lexeme: 'drink', lots: 1 }] };
    const corrections = attempts('doorstop drinl', 'doorstop drill drink', { drinl: near });
    expect(corrections.map(({ corrected }) => corrected)).toEqual([
      'doorstop drill',
      'doorstop drink',
    ]);
    const dropped = attempts('sony red tv', 'tv').map((each) => each.dropped);
    expect(dropped).toEqual([[], ['sony'], ['red'], ['sony', 'red']]);
    expect(attempts('toys for seniors', 'toys').map((each) => each.dropped)).toEqual([
      [],
      ['seniors'],
    ]);
    expect(attempts('doorstop', '')).toHaveLength(1);
  });

  test('whose the goods are and a word that no lot has are left out, but never the goods', () => {
    const dropped = (text: string, known: string) =>
      attempts(text, known).map((each) => each.dropped);
    expect(dropped('kitty leash', 'leash')).toContainEqual(['kitty']);
    expect(dropped('truck floor mat', 'floor mat')).toEqual([[]]);
    expect(dropped('truck wax buffer', 'wax buffer')).toContainEqual(['truck']);
    expect(dropped('qqx trampoline', 'trampoline')).toContainEqual(['qqx']);
    // A lot has the word, or the last word is no name of goods.
    expect(dropped('qqx trampoline', 'qqx trampoline')).toEqual([[]]);
    expect(dropped('qqx zzv', 'zzv')).toEqual([[]]);
    // A light is no doorstop, but a drill tool is a drill.
    expect(dropped('doorstop light', 'doorstop')).toEqual([[]]);
  });

  test('of goods of which the lexicon has only the verb, no lot is found', () => {
    const slides = { isKnown: true, forms: ['sliding'] };
    const only = terms('slides', '', { slides: { ...slides, lexemes: ['slide'] } });
    expect(searched(only)[0]?.[0]).toBe('slides');
    const both = { ...slides, lexemes: ['slide'], forms: ['sliding', 'slide'] };
    expect(searched(terms('slides', '', { slides: both }))[0]?.[0]).toBe('slide');
  });

  test('a name of several words is found in titles, and in descriptions only as a whole', () => {
    const [options = []] = terms('computer chair', 'computer chair').all;
    expect(options[0]).toMatchObject({ where: 'title', adjacent: false });
    expect(options[1]).toMatchObject({ where: 'anywhere', adjacent: true });
    // The c alone would be searched.
    const ac = terms('a c', 'ac', { a: { lexemes: [] } }).all[0];
    expect(ac?.map(said)).not.toContain('c');
    expect(ac?.map(said)).toContain('ac');
  });

  test('a word of which only the stem is known is corrected, not searched by its stem', () => {
    const cabinet = { word: 'cabinet', lexeme: 'cabinet', lots: 1 };
    const cabinate = { isKnown: true, forms: ['cabin'], candidates: [cabinet] };
    const [first] = attempts('cabinate', 'cabinet', { cabinate });
    expect([first.corrected, searched(first)]).toEqual(['cabinet', [['cabinet']]]);
    const [plain] = attempts('cabinate', '', { cabinate: { ...cabinate, candidates: [] } });
    expect(plain.corrected).toBe('cabinet');
    const [none] = attempts('cabzate', '', { cabzate: { isKnown: true, forms: ['cabz'] } });
    expect([none.corrected, none.doubtful]).toEqual(['', ['cabzate']]);
    const [controller] = attempts('controler', '', {
      controler: { isKnown: true, forms: ['control'] },
    });
    expect(controller.corrected).toBe('controller');
  });

  test('of a brand alone then the goods that it is known for', () => {
    const [, kinds] = attempts('dyson cordless', 'vacuum cordless hair dryer');
    expect(kinds).toMatchObject({ dropped: ['dyson'], isEither: true });
    expect(kinds?.all.map((options) => options.map(said))).toEqual([
      expect.arrayContaining(['vacuum', 'hair+dryer']),
      ['cordless'],
    ]);
    expect(kinds?.expanded.slice(0, 2)).toEqual(['vacuum', 'stick vacuum']);
    expect(attempts('dyson guitar', 'guitar').some((each) => each.isEither)).toBe(false);
  });

  test('a corrected word that is left out is named as it was typed', () => {
    const [first, ...fewer] = attempts('nikke drill', 'drill');
    expect([first?.corrected, first?.dropped]).toEqual(['nike drill', []]);
    expect(fewer.map(({ corrected, dropped }) => [corrected, dropped])).toContainEqual([
      '',
      ['nikke'],
    ]);
  });

  test('limits are left out last', () => {
    const dropped = attempts('red tv under 40 inches', 'tv').map((each) => each.dropped);
    expect(dropped).toEqual([[], ['red'], ['under 40 inches'], ['red', 'under 40 inches']]);
    expect(attempts('red tv', 'tv').at(-1)?.droppedParts).toMatchObject([{ words: ['red'] }]);
  });

  test('a name of which the last word is no stem is unsure', () => {
    const can = { can: { lexemes: [] } };
    expect(terms('gas can', 'gas', can).unsure).toMatchObject([{ words: ['gas', 'can'] }]);
    expect(terms('tent', 'tent').unsure).toEqual([]);
  });

  test('goods that do something are not found by what is done', () => {
    const stem = { lexemes: ['control'], isKnown: true };
    const found = (forms: string[]) =>
      searched(terms('controller', '', { controller: { ...stem, forms } }))[0]?.[0];
    expect(found(['control'])).toBe('controller');
    expect(found(['control', 'controllers'])).toBe('control');
  });

  test('the words of a task are searched in titles only, and never corrected', () => {
    const [task = []] = terms('cut grass', 'cut grass mower lawn').all;
    expect(task[0]).toMatchObject({ lexemes: ['cut', 'grass'], where: 'title' });
    expect(task.map(said)).toContain('lawn+mower');
    const near = { candidates: [{ word: 'bike', lexeme: 'bike', lots: 3 }] };
    expect(attempts('bake', 'bike', { bake: near })[0].corrected).toBe('');
  });

  test('a name of goods is not corrected to a word that is less like what was typed', () => {
    const control = { word: 'control', lexeme: 'control', lots: 3 };
    const controler = { isKnown: true, forms: ['controls'], candidates: [control] };
    const corrected = attempts('controler', 'control', { controler }).map((each) => each.corrected);
    expect(corrected).toEqual(['controller']);
  });

  test('a plural is corrected by its singular', () => {
    const table = { word: 'table', lexeme: 'tabl', lots: 3 };
    expect(attempts('tabels', 'table', { tabels: { candidates: [table] } })[0].corrected).toBe(
      'table',
    );
  });

  test('first of two goods joined by "and" either, else at last', () => {
    const [either, both] = attempts('tent and kite', 'tent kite');
    expect([either?.isEither, both?.isEither]).toEqual([true, false]);
    expect(either?.all).toHaveLength(1);
    const last = attempts('doorstop and kite', 'doorstop kite').at(-1);
    expect(last).toMatchObject({ isEither: true });
    expect(last?.all).toHaveLength(1);
    expect(attempts('doorstop kite', 'doorstop kite')).toHaveLength(1);
  });
});

test('the lexicon is asked for few words, those typed first', () => {
  const words = lookupsOf(
    parseQuery('couch tv fridge stove router grill cooler kayak tent rug lamp bed'),
  );
  expect(words.length).toBeLessThanOrEqual(400);
  expect(words[0]).toMatchObject({ word: 'couch', isTyped: false });
  expect(lookupsOf(parseQuery('qqx'))[0]).toMatchObject({ word: 'qqx', isTyped: true });
  expect(lookupsOf(parseQuery('kitchens'))[0]?.forms).toContain('kitchen');
  expect(lookupsOf(parseQuery('shoes'))[0]).toMatchObject({ forms: [], slugs: [] });
  expect(lookupsOf(parseQuery('toys'))[0]?.slugs).toContain('toys');
});

test('other goods may be called by words that are also a part of their names', () => {
  const namesakes = (text: string) => parseQuery(text).parts.map(hasNamesakes);
  expect(['tv', 'stroller', 'trampoline', 'qqx'].map((text) => namesakes(text))).toEqual([
    [true],
    [true],
    [false],
    [false],
  ]);
});
