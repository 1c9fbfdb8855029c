import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import {
  countsOnly,
  fitOf,
  isNamedIn,
  lacksNames,
  MISFIT,
  namesOthers,
  suitsDroppedClothes,
  suitsDroppedPeople,
} from './title-fit.ts';

/** The titles, the best first. */
const sorted = (text: string, titles: readonly string[]): string[] => {
  const fit = fitOf(parseQuery(text));
  return titles.toSorted((one, other) => fit(one) - fit(other));
};
const cost = (text: string, title: string): number => fitOf(parseQuery(text))(title);

describe('a title fits', () => {
  test.each([
    ['tv', ['Smart television, 55 inch', 'TV stand with fireplace insert']],
    ['washer', ['Front load washer, white', 'Pressure washer, electric']],
    ['lamp', ['Arc floor lamp with marble foot', 'Bracket for a lamp']],
    ['camera', ['Webcam, 1080p', 'Automatic cat feeder with camera']],
    ['sofa', ['Sofa, gray', 'Couch, gray', 'Gray sofa cover', 'Throw for a sofa']],
    ['table', ['Coffee table', 'Table lamp']],
    ['vacuum', ['Cordless stick vacuum, 45 minutes', 'Vacuum storage bags']],
    ['leaf blower', ['String trimmer and leaf blower kit', 'Bags for a leaf blower']],
    ['speaker', ['Portable Bluetooth speaker', 'Soundbar, compact']],
    ['chairs', ['Dining chairs, set of two', 'Kids’ study desk and chair']],
    ['small tv', ['Smart television, 32 inch, HD', 'Smart television, 55 inch, 4K']],
    ['big tv', ['Smart television, 55 inch, 4K', 'Smart television, 32 inch, HD']],
    ['tools', ['Set of 4 tools, steel', 'Rack for tools']],
    ['patio furniture', ['Wicker patio set', 'Adirondack chair', 'Zero gravity chairs, pair']],
    ['red couch', ['Red sofa', 'Sofa']],
    ['dryer', ['Electric dryer, white', 'Bottle sterilizer and dryer', 'Hair dryer']],
    ['toys', ['Marble run', 'Baby bouncer with toy bar']],
    ['saw', ['Jigsaw, 20 V', 'Jigsaw puzzles, 1,000 pieces']],
    ['screen', ['Office monitor, 24 inch', 'Chromebook, 14 inch, touch screen']],
    ['toy truck', ['Remote control rock crawler', 'Marble run']],
    ['zorbing', ['Zorbing ball', 'Chair, zorbing']],
    ['vacuum', ['Stick vacuum', 'Pet grooming vacuum kit']],
    ['rail', ['Rail bracket', 'Canopy, with a rail']],
    ['bathroom', ['Bathroom shelf over the toilet', 'Shower curtain', 'Bath mat']],
    ['stuff for my bathroom', ['Bathroom shelf over the toilet', 'Shower curtain', 'Bath mat']],
    ['bathroom', ['Vanity mirror', 'Shelving unit with bathroom shelf']],
    ['bedding', ['Comforter, king', 'Quilt, full', 'Towels', 'Dog bed, large']],
    ['kitchen', ['Air fryer', 'Wok', 'Play kitchen with sounds']],
  ])('a search for %j in the order %j', (text, titles) => {
    expect(sorted(text, titles.toReversed())).toEqual(titles);
  });

  test('exactly when it is the goods by the typed name', () => {
    expect(cost('couch', 'Couch, three seats')).toBe(0);
    expect(cost('couches', 'Couch')).toBe(0);
    expect(cost('couch', 'Sofa')).toBeGreaterThan(0);
  });

  test('in vain when it only mentions another name, or none', () => {
    expect(cost('couch', 'Folding sofa bed, charcoal')).toBeLessThan(MISFIT);
    expect(cost('web cam', 'Office monitor, 24 inch, with webcam')).toBeGreaterThanOrEqual(MISFIT);
    expect(cost('side table', 'Ceramic table lamp')).toBeGreaterThanOrEqual(MISFIT);
    expect(cost('razor', 'String trimmer and leaf blower kit')).toBeGreaterThanOrEqual(MISFIT);
    expect(cost('swiffer', 'Steam mop with washable pads')).toBeLessThan(MISFIT);
    expect(cost('patio furniture', 'Propane fire pit table')).toBeLessThan(MISFIT);
  });

  test('worse where it is the opposite of what was left out', () => {
    const stove = parseQuery('propane stove').parts;
    const droppedParts = parseQuery('propane').parts;
    const fit = fitOf({ parts: parseQuery('stove').parts, droppedParts });
    expect(fit('Camping stove')).toBeLessThan(fit('Electric range'));
    expect(fit('Propane stove')).toBeLessThan(fit('Electric stove'));
    expect(stove).toHaveLength(1);
    const jacket = fitOf({
      parts: parseQuery('jacket').parts,
      droppedParts: parseQuery('mens').parts,
    });
    expect(jacket('Rain jacket')).toBeLessThan(jacket('Women’s rain jacket'));
  });

  test('words and limits that ask for nothing of a title do not count', () => {
    expect(fitOf(parseQuery('couch under 80 inches'))('Couch')).toBe(0);
  });

  test('either part of a search for one or the other', () => {
    const fit = fitOf({ ...parseQuery('toaster and kettle'), isEither: true });
    expect(fit('Kettle')).toBe(0);
    expect(fit('Toaster')).toBe(0);
    expect(fit('Toaster and kettle')).toBeLessThan(0);
  });
});

test('a title is about other goods if it has the name only in passing', () => {
  const isOther = (text: string, title: string) => namesOthers(parseQuery(text).parts)?.(title);
  for (const [text, title] of [
    ['tv', 'TV stand with fireplace insert'],
    ['big red tv', 'TV stand with fireplace insert'],
    ['espresso', 'Leather executive chair, espresso'],
    ['sheets', 'Cross-cut paper shredder, 12 sheets'],
    ['stroller', 'Pet stroller with mesh windows'],
  ] as const) {
    expect([text, isOther(text, title)]).toEqual([text, true]);
  }
  for (const [text, title] of [
    ['tv', 'Smart television, 55 inch'],
    // The description may name it.
    ['tv', 'Model 55, black'],
    ['speaker', 'Turntable with built-in speakers'],
    ['dryer', 'Hair dryer'],
    ['office chair', 'Office chair, mesh'],
    // All of the words, of which the last is the goods.
    ['kids chair', "Kids' study desk and chair, height adjustable"],
    ['pet vacuum', 'Handheld vacuum for pet hair'],
  ] as const) {
    expect([text, isOther(text, title)]).toEqual([text, false]);
  }
  // It is unclear which of the goods a title should name, or a whole category is asked for.
  for (const text of ['tv and soundbar', 'tools', 'red', 'qqx']) {
    expect([text, isOther(text, 'TV stand')]).toEqual([text, undefined]);
  }
  expect(cost('office chair', 'Study desk and chair')).toBeGreaterThan(MISFIT);
});

test('a title suits the people named by the omitted words unless it names others', () => {
  const isFor = (text: string, who: string, title: string) =>
    suitsDroppedPeople(parseQuery(text).parts, parseQuery(who).parts)(title);
  expect(isFor('jacket', 'mens', 'Kids’ rain jackets, yellow')).toBe(false);
  expect(isFor('jacket', 'mens', 'Men’s rain jacket')).toBe(true);
  expect(isFor('jacket', 'mens', 'Rain jacket')).toBe(true);
  expect(isFor('jacket', 'boys', 'Kids’ rain jacket')).toBe(true);
  expect(isFor('bouncer', 'womens', 'Baby bouncer with toy bar')).toBe(true);
});

test('of a search for people alone, a title suits the kind of clothes in the omitted words', () => {
  const isOfKind = (who: string, goods: string, title: string) =>
    suitsDroppedClothes(parseQuery(who).parts, parseQuery(goods).parts)(title);
  // Shirts replace jackets, boots do not.
  expect(isOfKind('mens', 'jacket', 'Men’s flannel shirts')).toBe(true);
  expect(isOfKind('mens', 'jacket', 'Men’s hiking boots')).toBe(false);
  expect(isOfKind('mens', 'sneakers', 'Men’s hiking boots')).toBe(true);
  expect(isOfKind('mens', 'belt', 'Men’s hiking boots')).toBe(false);
  // Of other searches, the goods are named.
  expect(isOfKind('boots', 'jacket', 'Men’s hiking boots')).toBe(true);
});

test('a title only counts the goods where it has their name as a count', () => {
  const isCounted = (text: string, title: string) => countsOnly(parseQuery(text).parts)(title);
  expect(isCounted('sheet set', 'Cross-cut paper shredder, 12 sheets')).toBe(true);
  expect(isCounted('sheets', 'Percale sheet set, queen, four pieces')).toBe(false);
  // A bookcase is a book shelf.
  expect(isCounted('book shelf', 'Bookcase with five shelves')).toBe(false);
  expect(isCounted('shredder', 'Cross-cut paper shredder, 12 sheets')).toBe(false);
});

test('a title lacks the names searched if it has only their stem', () => {
  const lacks = lacksNames(parseQuery('flip flops').parts);
  expect(lacks('Sliding compound miter saw')).toBe(true);
  expect(lacks('Slides, size 8')).toBe(false);
  expect(lacks('Bag for sandals')).toBe(false);
  expect(lacksNames(parseQuery('zorbing 10 inch').parts)('Chair')).toBe(false);
});

test('a title has a name if it has all of its words', () => {
  expect(isNamedIn('dumb bells', 'Dumb bell set')).toBe(true);
  expect(isNamedIn('dumb bells', 'Bell')).toBe(false);
});
