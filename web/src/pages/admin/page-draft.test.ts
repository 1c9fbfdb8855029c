import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPageDraft, isSameText, keepPageDraft, readPageDraft } from './page-draft.ts';

const DRAFT = { title: 'Guidelines', source: '<p>Be kind.</p>', version: 3 };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is kept for its page until it is forgotten', () => {
  expect(readPageDraft(7)).toBeNull();
  keepPageDraft(7, DRAFT);
  expect(readPageDraft(7)).toEqual(DRAFT);
  expect(readPageDraft(8)).toBeNull();
  forgetPageDraft(7);
  expect(readPageDraft(7)).toBeNull();
  expect(stored.size).toBe(0);
});

test.each(['not json', 'null', '{"title":"A"}', '{"title":"A","source":"B","version":"3"}'])(
  '%s in the storage is no draft',
  (text) => {
    stored.set('hammerdock.page-draft.7', text);
    expect(readPageDraft(7)).toBeNull();
  },
);

test('a browser without storage keeps nothing', () => {
  const fail = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
  keepPageDraft(7, DRAFT);
  expect(readPageDraft(7)).toBeNull();
  forgetPageDraft(7);
});

test('white space around the text is no change', () => {
  expect(isSameText(DRAFT, { title: ' Guidelines', source: '<p>Be kind.</p>\n' })).toBe(true);
  expect(isSameText(DRAFT, { title: 'Guidelines', source: '<p>Be nice.</p>' })).toBe(false);
  expect(isSameText(DRAFT, { title: 'Rules', source: '<p>Be kind.</p>' })).toBe(false);
});
