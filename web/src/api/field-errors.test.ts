import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { besideFields } from './field-errors.ts';

const refused = (code: string, fieldErrors: Record<string, string> = {}) =>
  new CallError({ code, statusText: 'That username is taken.', facts: {}, fieldErrors });

test('the errors of fields are shown beside them', () => {
  const setErrors = vi.fn();
  const error = refused('InvalidInput', { email: 'Required' });
  expect(besideFields({ setErrors })(error)).toBe(true);
  expect(setErrors).toHaveBeenCalledWith({ email: 'Required' });
});

test('a refusal that concerns one field is shown beside it', () => {
  const setErrors = vi.fn();
  const show = besideFields({ setErrors }, { UsernameTaken: 'username' });
  expect(show(refused('UsernameTaken'))).toBe(true);
  expect(setErrors).toHaveBeenCalledWith({ username: 'That username is taken.' });
});

test('a refusal of one field is shown with the errors of the others', () => {
  const setErrors = vi.fn();
  const show = besideFields({ setErrors }, { UsernameTaken: 'username' });
  expect(show(refused('UsernameTaken', { phone: 'That phone is taken.' }))).toBe(true);
  expect(setErrors).toHaveBeenCalledWith({
    username: 'That username is taken.',
    phone: 'That phone is taken.',
  });
});

test.each([refused('NotFound'), new Error('x'), undefined])(
  '%s concerns no field and is left to an alert',
  (error) => {
    const setErrors = vi.fn();
    expect(besideFields({ setErrors })(error)).toBe(false);
    expect(setErrors).not.toHaveBeenCalled();
  },
);
