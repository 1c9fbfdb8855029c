import { expect, test } from 'vitest';
import { markUp, placeholder, type Edit } from './markup.ts';

/** The new text with its selected part in brackets. */
const shown = ({ text, selected: { start, end } }: Edit): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test('the selected words are wrapped and stay selected', () => {
  expect(shown(markUp('bold', 'Be kind'))).toBe('<strong>[Be kind]</strong>');
  expect(shown(markUp('heading', 'Rules'))).toBe('<h2>[Rules]</h2>');
});

test('without a selection a sample is inserted and selected, to be typed over', () => {
  expect(shown(markUp('paragraph', ''))).toBe('<p>[Text]</p>');
  expect(shown(markUp('question', ''))).toBe(
    '<details>\n  <summary>Question?</summary>\n  <p>[Answer]</p>\n</details>',
  );
});

test('the address of a new link is selected', () => {
  expect(shown(markUp('link', 'our terms'))).toBe('<a href="[/]">our terms</a>');
});

test('each selected line becomes an item of the list', () => {
  expect(markUp('bullets', 'One\n\n Two ').text).toBe(
    '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
  );
  expect(markUp('numbers', '').text).toBe('<ol>\n  <li>Item</li>\n</ol>');
});

test('a value of the store is inserted by its name, and the cursor is after it', () => {
  expect(shown(placeholder('premium_rate'))).toBe('{{premium_rate}}[]');
});
