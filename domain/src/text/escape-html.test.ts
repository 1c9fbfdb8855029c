import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('user input is escaped', () => {
  expect(escapeHtml(`<b title="it's">A & B</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;A &amp; B&lt;/b&gt;',
  );
  expect(escapeHtml('plain words, 5 % off')).toBe('plain words, 5 % off');
});
