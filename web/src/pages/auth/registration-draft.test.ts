import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { clearDraft, readDraft, storeDraft } from './registration-draft.ts';
import { emptyRegistration } from './registration-form.ts';

const stored = fakeStorage('sessionStorage');
const typed = {
  ...emptyRegistration,
  email: 'ann@example.com',
  password: 'Secret-2026',
  confirm_password: 'Secret-2027',
  terms: true,
  age_confirmed: true,
};

test('what was typed outlasts a reload, without passwords and consents', () => {
  expect(readDraft()).toBeNull();
  storeDraft(typed);
  expect(JSON.stringify([...stored()])).not.toContain('Secret');
  const {
    password: _,
    confirm_password: _same,
    terms: _terms,
    age_confirmed: _age,
    ...rest
  } = typed;
  expect(readDraft()).toEqual(rest);
  clearDraft();
  expect(readDraft()).toBeNull();
});

test('without storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft(typed);
  clearDraft();
  expect(readDraft()).toBeNull();
});
