import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test, vi } from 'vitest';
import { refusal, renderHook, type Answers } from '../../testing/render-hook.tsx';
import { profileOf } from './profile.ts';
import { useProfileSave } from './use-profile-save.ts';

// The fields that a profile reads.
const user = {
  username: 'bea',
  first_name: 'Bea',
  last_name: 'Buyer',
  phone: '+14045551234',
  address1: '1 Dock Street',
  address2: '',
  state: 'GA',
  city: 'Decatur',
  zip: '30030',
  latitude: null,
  longitude: null,
} as Partial<UserData> as UserData;

const SAVED: Answers = {
  'account.updateUsername': {},
  'account.sendPhoneVerifyCode': {},
  'account.updateUserProfile': {},
};

async function openSave(answers: Answers = SAVED) {
  const onEnd = vi.fn();
  const onRefused = vi.fn(() => true);
  const stage = await renderHook(() => useProfileSave({ user, onRefused, onEnd }), {
    answers,
    user,
  });
  // A saved profile also reloads what the page shows.
  const names = () =>
    stage.calls.map(({ name }) => name).filter((name) => name.startsWith('account.'));
  return { ...stage, onEnd, onRefused, names };
}

test('AUTH-08 S4 a changed username is saved first, then a changed phone, then the rest', async () => {
  const { hook, names, onEnd } = await openSave();
  const typed = { ...profileOf(user), username: 'beata', phone: '+14045559999' };
  hook.save(typed);
  const first = ['account.updateUsername', 'account.sendPhoneVerifyCode'];
  await expect.poll(() => names()).toEqual(first);
  hook.saveRest(typed);
  await expect.poll(() => onEnd).toHaveBeenCalled();
  expect(names()).toEqual([...first, 'account.updateUserProfile']);
});

test('AUTH-08 S4 only the rest is saved when neither username nor phone changed', async () => {
  const { hook, names, onEnd } = await openSave();
  hook.save({ ...profileOf(user), city: 'Smyrna' });
  await expect.poll(() => onEnd).toHaveBeenCalled();
  expect(names()).toEqual(['account.updateUserProfile']);
});

test('S4 the username is saved before the rest', async () => {
  const { hook, names, onEnd } = await openSave();
  hook.save({ ...profileOf(user), username: 'beata', current_password: 'secret' });
  await expect.poll(() => onEnd).toHaveBeenCalled();
  expect(names()).toEqual(['account.updateUsername', 'account.updateUserProfile']);
});

test('UX-09 a new phone waits for its code, which saves the rest', async () => {
  const { hook, names, onEnd } = await openSave();
  const typed = { ...profileOf(user), phone: '+14045559999', current_password: 'secret' };
  hook.save(typed);
  await expect.poll(() => names()).toEqual(['account.sendPhoneVerifyCode']);
  expect(onEnd).not.toHaveBeenCalled();
  hook.saveRest(typed);
  await expect.poll(() => onEnd).toHaveBeenCalled();
  expect(names().at(-1)).toBe('account.updateUserProfile');
});

test('AUTH-08 after a refused username nothing else is saved', async () => {
  const { hook, names, onEnd, onRefused } = await openSave({
    ...SAVED,
    'account.updateUsername': refusal('UsernameTaken'),
  });
  hook.save({ ...profileOf(user), username: 'beata', current_password: 'secret' });
  await expect.poll(() => onRefused).toHaveBeenCalled();
  expect(names()).toEqual(['account.updateUsername']);
  expect(onEnd).not.toHaveBeenCalled();
});
