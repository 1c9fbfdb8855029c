import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { keepsPart, partsOf } from './parts.ts';

const read = (text: string) => partsOf(text.split(' '));
const names = (text: string) => read(text).map(({ words }) => words.join(' '));
const others = (text: string) =>
  read(text).flatMap(({ same }) => same.map((name) => name.join(' ')));

describe('the parts of a search', () => {
  test('are names of goods, as long as possible, and single words', () => {
    expect(names('cordless weed wacker')).toEqual(['cordless', 'weed wacker']);
    expect(names('tv stand')).toEqual(['tv stand']);
    expect(names('qqx zzv')).toEqual(['qqx', 'zzv']);
    expect(names('3 step stool')).toEqual(['3', 'step stool']);
  });

  test('have the other names of the same goods', () => {
    expect(others('couch')).toContain('sofa');
    expect(others('weed wacker')).toContain('string trimmer');
    expect(others('roomba')).toEqual(expect.arrayContaining(['deebot']));
    expect(others('qqx')).toEqual([]);
  });

  test('are the same joined, split, hyphenated and in the plural', () => {
    for (const text of ['crockpot', 'crock pot', 'crock pots', 'slow cooker']) {
      expect([text, others(text)]).toEqual([text, expect.arrayContaining(['slowcooker'])]);
    }
    expect(others('lawnmower')).toContain('lawn mower');
    expect(others('shelves')).toContain('shelf');
  });

  test('of goods include what goes by another name, but not the goods of that name', () => {
    const [fridge] = read('fridge');
    expect(fridge?.related).toContainEqual(['mini', 'fridge']);
    expect(read('mini fridge')[0]?.related).not.toContainEqual(['fridge']);
    expect(read('washer')[0]?.others).toContainEqual(['pressure', 'washer']);
  });

  test('have a role, which decides whether they may be left out', () => {
    const roles = (text: string) => read(text).map(({ role }) => role);
    expect(roles('samsung red 55 inch tv dcd771 qqx')).toEqual([
      'brand',
      'quality',
      'measure',
      'goods',
      'quality',
      'unknown',
    ]);
    expect(roles('guitar')).toEqual(['goods']);
  });

  test('are a name also where its first word is called otherwise', () => {
    const { parts } = parseQuery('iphone charger');
    expect(parts.map(({ words }) => words.join(' '))).toEqual(['iphone charger']);
    expect(parts[0]?.same).toContainEqual(['phone', 'charger']);
    expect(parseQuery('couch lamp').parts).toHaveLength(2);
  });

  test('are a name also with its words in another order', () => {
    for (const [text, name] of [
      ['mirror full length', 'full length mirror'],
      ['charger iphone', 'phone charger'],
      ['sofa set outdoor', 'outdoor sofa set'],
    ] as const) {
      const { parts } = parseQuery(text);
      expect([text, parts.map(({ words }) => words.join(' '))]).toEqual([text, [text]]);
      expect(parts[0]?.same).toContainEqual(name.split(' '));
    }
    expect(parseQuery('light desk').parts).toHaveLength(2);
  });

  test('what goods lack is one part, also written as one word', () => {
    const { parts } = parseQuery('bath mat non slip');
    expect(parts.map(({ words, role }) => [words.join(' '), role])).toEqual([
      ['bath mat', 'goods'],
      ['non slip', 'quality'],
    ]);
    expect(parts[1]?.same).toEqual([['nonslip']]);
    expect(parseQuery('non stick pan').parts).toHaveLength(1);
  });

  test('what is not wanted excludes titles, and asks for nothing', () => {
    const excluded = (text: string, title: string): boolean =>
      parseQuery(text).parts.some((part) => !keepsPart(title, part));
    expect(excluded('chair not leather', 'Leather executive chair')).toBe(true);
    expect(excluded('chair not leather', 'Mesh chair')).toBe(false);
    expect(excluded('monitor not for a baby', 'Video baby monitor')).toBe(true);
    expect(excluded('grill without charcoal', 'Kettle charcoal grill')).toBe(true);
    // A task, not something that is unwanted.
    expect(excluded('no power', 'Portable power station')).toBe(false);
  });

  test('with an age exclude titles of other ages', () => {
    const isFor = (text: string, title: string): boolean =>
      parseQuery(text).parts.every((part) => keepsPart(title, part));
    expect(isFor('toys for 3 year old', 'Balance bike, ages 2 to 4')).toBe(true);
    expect(isFor('toys for 5 year old', 'Balance bike, ages 2 to 4')).toBe(false);
    expect(isFor('toys for 5 year old', 'Marble run')).toBe(true);
  });

  test('of a child are those of kids', () => {
    for (const text of ['bike for 3 year old', 'bike for a 3 year old boy']) {
      expect(parseQuery(text).parts[0]?.same).toContainEqual(['balance', 'bike']);
    }
    expect(parseQuery('bike for 30 year old').parts.length).toBeGreaterThan(1);
  });

  test('are a name also where its last word, or both, are called otherwise', () => {
    for (const [text, name] of [
      ['doorbell cam', 'doorbell camera'],
      ['bt speaker', 'bluetooth speaker'],
      ['car vac', 'car vacuum'],
      ['tape measurer', 'laser measure'],
      ['desk light', 'desk lamp'],
      ['blow up kayak', 'inflatable kayak'],
    ] as const) {
      const [part, ...more] = parseQuery(text).parts;
      expect([text, more]).toEqual([text, []]);
      expect([text, part?.same.map((phrase) => phrase.join(' '))]).toEqual([
        text,
        expect.arrayContaining([name]),
      ]);
    }
    // A car waxer polishes; it is no car wax.
    expect(others('car waxer')).not.toContain('turtle wax');
  });

  test('are a name also with words like "my" in it', () => {
    expect(names('fix a flat tire')).toEqual(['fix a flat tire']);
    expect(names('a my the')).toEqual(['a', 'my', 'the']);
    expect(others('over toilet shelf')).toContain('bathroom shelf');
  });

  test('are goods for a task, in any of its forms', () => {
    for (const text of ['cut grass', 'cutting my grass', 'grass cutting', 'cuts the grass']) {
      expect([text, read(text)]).toMatchObject([text, [{ role: 'purpose', same: [] }]]);
      expect(read(text)[0]?.related).toContainEqual(['lawn', 'mower']);
      expect(read(text)[0]?.areas).toEqual(['garden']);
    }
    // Goods that are called so come first.
    expect(read('hair dryer')[0]).toMatchObject({ role: 'goods' });
    expect(names('machine that cuts grass')).toEqual(['that', 'cuts grass']);
    expect(names('washing machine')).toEqual(['washing machine']);
  });

  test('are few, and the last name is the longest', () => {
    expect(names('king bed sheets')).toEqual(['king', 'bed sheets']);
    expect(names('kitchen table and chairs')).toEqual(['kitchen table and chairs']);
  });

  test('are a name also where its owner follows "for"', () => {
    const turned = (text: string) => parseQuery(text).parts.map(({ words }) => words.join(' '));
    expect(turned('water bowl for my dogs')).toEqual(['water bowl for dogs']);
    expect(parseQuery('water bowl for dogs').parts[0]?.same).toContainEqual([
      'pet',
      'water',
      'fountain',
    ]);
    expect(parseQuery('bed for puppies').parts[0]?.same).toContainEqual(['dog', 'bed']);
    expect(turned('camera for the baby room')).toEqual(['camera for baby']);
    expect(turned('red lamp for desk')).toEqual(['red', 'lamp for desk']);
    expect(turned('kayak for two')).toEqual(['kayak', 'for', 'two']);
    expect(turned('for dogs')).toEqual(['dogs']);
  });

  test('leave fillers out, unless there is nothing else', () => {
    expect(names('best cheap tv')).toEqual(['tv']);
    expect(names('best')).toEqual(['best']);
  });

  test('of a model number are also its letters and digits apart', () => {
    expect(others('wh1000xm4')).toEqual(['wh 1000xm4', 'wh1000 xm4', 'wh1000xm 4']);
  });

  test('may stand for a category, and belong to some', () => {
    expect(read('toys')[0]?.slugs).toEqual(['toys']);
    expect(read('couch')[0]?.areas).toEqual(['furniture']);
  });
});

test('a quality is the same in either of its forms', () => {
  const forms = (word: string) => partsOf([word])[0]?.same.map((name) => name.join(' '));
  expect(forms('wood')).toContain('wooden');
  expect(forms('foldable')).toContain('folding');
});
