import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { deletePageDraft, isSameText, storePageDraft, readPageDraft } from './page-draft.ts';

const DRAFT = { title: 'Guidelines', source: '<p>Be kind.</p>', version: 3 };

const stored = fakeStorage();

test('a draft is stored for its page until it is deleted', () => {
  expect(readPageDraft(7)).toBeNull();
  storePageDraft(7, DRAFT);
  expect(readPageDraft(7)).toEqual(DRAFT);
  expect(readPageDraft(8)).toBeNull();
  deletePageDraft(7);
  expect(readPageDraft(7)).toBeNull();
  expect(stored().size).toBe(0);
});

test.each(['not json', 'null', '{"title":"A"}', '{"title":"A","source":"B","version":"3"}'])(
  '%s in the storage is no draft',
  (text) => {
    stored().set('hammerdock.page-draft.7', text);
    expect(readPageDraft(7)).toBeNull();
  },
);

test('a browser without storage keeps nothing', () => {
  const fail = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
  storePageDraft(7, DRAFT);
  expect(readPageDraft(7)).toBeNull();
  deletePageDraft(7);
});

test('white space around the text is no change', () => {
  expect(isSameText(DRAFT, { title: ' Guidelines', source: '<p>Be kind.</p>\n' })).toBe(true);
  expect(isSameText(DRAFT, { title: 'Guidelines', source: '<p>Be nice.</p>' })).toBe(false);
  expect(isSameText(DRAFT, { title: 'Rules', source: '<p>Be kind.</p>' })).toBe(false);
});
