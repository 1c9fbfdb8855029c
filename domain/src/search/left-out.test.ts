import { describe, expect, test } from 'vitest';
import { attempts, searched } from '../testing/search-terms.ts';

/** What is searched in turn, by words as typed. */
const wordsOf = (text: string, known: string): string[] =>
  attempts(text, known).map(({ parts }) => parts.flatMap(({ words }) => words).join(' '));
const dropped = (text: string, known: string) =>
  attempts(text, known).map((each) => each.dropped.join(' '));

describe('what a search leaves out (R41)', () => {
  test('words that tell how goods are sold go first, and are not missed', () => {
    for (const word of ['set', 'sets', 'kit', 'pack', 'bundle', 'collection', 'machine']) {
      const text = `lego ${word}`;
      expect([text, wordsOf(text, 'tiles')]).toEqual([text, [text, 'lego']]);
      expect([text, dropped(text, 'tiles')]).toEqual([text, ['', '']]);
    }
    for (const text of ['box of legos', 'bag of legos']) {
      expect([text, wordsOf(text, 'tiles')[1]]).toEqual([text, 'legos']);
    }
    // A box for them is meant.
    expect(new Set(wordsOf('legos box', 'tiles'))).toEqual(new Set(['legos box']));
    // "Drill tool" is a drill, but a "tea system" no tea.
    expect(dropped('drill tool', 'drill')).toEqual(['', '']);
    expect(wordsOf('tea system', 'tea')).not.toContain('system');
  });

  test('a brand that names goods goes after their qualities, another one before', () => {
    expect(dropped('red lego', 'tiles')).toEqual(['', 'red']);
    expect(dropped('8 quart crockpot', 'multi cooker').slice(0, 2)).toEqual(['', '8 quart']);
    expect(wordsOf('big lego set', 'tiles')).toEqual(['big lego set', 'big lego', 'lego']);
    expect(dropped('sony red tv', 'tv')[1]).toBe('sony');
  });

  test('of qualities and sizes as few as possible go, a size after a quality', () => {
    expect(dropped('red king couch 80 inch', 'couch').slice(1)).toEqual([
      'red',
      'king',
      '80 inch',
      'red king',
      'red 80 inch',
      'king 80 inch',
      'red king 80 inch',
    ]);
    const ofFour = dropped('red leather king couch 80 inch', 'couch');
    expect(ofFour.slice(1, 5)).toEqual(['red', 'leather', 'king', '80 inch']);
    expect(ofFour.slice(11, 16)).toEqual([
      'red leather king',
      'red leather 80 inch',
      'red king 80 inch',
      'leather king 80 inch',
      'red leather king 80 inch',
    ]);
    expect(dropped('sony red 65 inch tv', 'tv').slice(5, 7)).toEqual(['sony red', 'sony 65 inch']);
  });

  test('clothes of another kind for the same people come last', () => {
    expect(dropped('mens jacket', 'jacket')).toEqual(['', 'mens', 'jacket']);
    expect(dropped('mens drill', 'drill')).toEqual(['', 'mens']);
  });

  test('goods that are no set answer where there is none', () => {
    expect(wordsOf('knife set', 'knife')).toEqual(['knife set', 'knife']);
    expect(wordsOf('ikea knife set', 'knife').at(-1)).toBe('knife');
    expect(wordsOf('knife', 'knife')).toEqual(['knife']);
    // Ice alone is something else.
    expect(dropped('ice pack', 'ice')).toEqual(['', 'pack']);
  });

  test('a brand alone means its goods, whatever is said of them', () => {
    const [, , system] = attempts('sonos system', 'speaker');
    expect(system?.dropped).toEqual(['sonos']);
    expect(system && searched(system)).toEqual([expect.arrayContaining(['speaker'])]);
    expect(dropped('big sonos system', 'speaker').slice(1, 4)).toEqual(['', 'sonos', 'big sonos']);
    expect(wordsOf('sonos set', 'speaker')).not.toContain('set');
  });

  test('what goods lack, the weather, and a clause go before the goods', () => {
    expect(dropped('bath mat non slip', 'bath mat')).toEqual(['', 'non slip']);
    expect(dropped('cold weather sleeping bag', 'sleeping bag')).toEqual(['', 'cold weather']);
    expect(dropped('sleeping bag cold weather', 'sleeping bag')).toEqual(['', 'cold weather']);
    expect(dropped('desk that goes up and down', 'desk')[1]).toBe('goes up and down');
    // The goods that are meant come last.
    expect(wordsOf('tv remote', 'tv')).not.toContain('tv');
  });

  test('the last word of what a brand names adds nothing', () => {
    expect(wordsOf('crockpot pot', 'multi cooker')).toEqual(['crockpot pot']);
    expect(searched(attempts('roomba vacuum', 'robot vacuum')[0])).toHaveLength(1);
    expect(searched(attempts('roomba mop', 'robot mop')[0])).toHaveLength(2);
  });
});
