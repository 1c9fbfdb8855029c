import { expect, test } from 'vitest';
import { waitingText } from './alert-added.tsx';
import { relistedText } from './relist-bar.tsx';

test('lots that wait for a published auction are counted, and the first says what it lacks', () => {
  const auction = { id: 'a', number: 104 };
  const lot = (title: string) => ({
    lot_id: title,
    title,
    problems: [{ field: 'start_price', problem: 'Enter a start price.' }],
  });
  const textOf = (...titles: string[]) => waitingText({ auction, waitingList: titles.map(lot) });
  expect(textOf()).toBeNull();
  expect(textOf('Kettle')).toBe('1 lot isn’t in auction #104 yet. Kettle: Enter a start price.');
  expect(textOf('', 'Pot')).toBe(
    '2 lots aren’t in auction #104 yet. Untitled lot: Enter a start price.',
  );
});

test('relisted lots are counted by what they are now', () => {
  expect(relistedText({ relisted: 2, added: 0, skipped: 1 })).toBe(
    '2 lots were relisted as drafts. 1 lot was skipped.',
  );
  expect(relistedText({ relisted: 3, added: 2, skipped: 0 })).toBe(
    '2 lots were added to the auction. 1 lot was relisted as a draft.',
  );
  expect(relistedText({ relisted: 1, added: 1, skipped: 0 })).toBe(
    '1 lot was added to the auction.',
  );
});
