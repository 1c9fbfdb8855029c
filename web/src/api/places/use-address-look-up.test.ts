import { expect, onTestFinished, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal, type Answers } from '../../testing/render-hook.tsx';
import { useAddressLookUp } from './use-address-look-up.ts';

const NAMES = {
  street: 'address1',
  city: 'city',
  state: 'state',
  zip: 'zip',
  latitude: 'latitude',
  longitude: 'longitude',
} as const;
type Name = (typeof NAMES)[keyof typeof NAMES];

const smyrna = {
  city: 'Smyrna',
  state: 'GA',
  zip: '30080',
  latitude: 33.8796,
  longitude: -84.5023,
};
const SUGGESTED = '2 Elm Street, Smyrna, GA 30080';
const ANSWERS: Answers = {
  'places.searchPlaces': { places: [{ place_id: 'zip:30080', text: SUGGESTED }] },
  'places.getPlace': { address1: '', ...smyrna },
  'places.isValidAddress': { is_valid: true, message: '', place: smyrna },
};

interface Opened {
  readonly typed?: Readonly<Record<string, unknown>>;
  readonly answers?: Answers;
  readonly token?: string | null;
}

async function openForm({ typed = {}, answers = ANSWERS, token = 't' }: Opened = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const values: Record<string, unknown> = { address1: '', city: '', state: '', zip: '', ...typed };
  const form = {
    getInputProps: (name: Name) => ({
      value: values[name],
      onChange: (value: unknown) => {
        values[name] = value;
      },
    }),
  };
  const stage = await mountHook(() => useAddressLookUp(form, NAMES, token), { answers });
  const settle = () => stage.act(() => vi.advanceTimersByTimeAsync(200));
  return {
    ...stage,
    values,
    settle,
    typeStreet: (text: string) => stage.act(({ street }) => street.onChange(text)),
    typeZip: async (value: string) => {
      await stage.act(({ zip }) => zip.onChange({ currentTarget: { value } }));
      await settle();
    },
    asked: () => stage.calls.map(({ name, input }) => [name, input]),
  };
}

test('AUTH-09 suggestions are asked for 200 ms after the last letter', async () => {
  const { typeStreet, settle, hook, asked, act } = await openForm();
  await typeStreet('2 Elm Street, Smy');
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(asked()).toEqual([]);
  await settle();
  const input = { registration_token: 't', searchtext: '2 Elm Street, Smy' };
  expect(asked()).toEqual([['places.searchPlaces', input]]);
  expect(hook().street.suggestions).toEqual([SUGGESTED]);
  await act(({ street }) => street.onBlur({}));
  expect(hook().street.suggestions).toEqual([]);
});

test('AUTH-21 a chosen place fills in the ZIP code, latitude and longitude', async () => {
  const { typeStreet, settle, values } = await openForm({
    typed: { city: 'Decatur', zip: '30030' },
  });
  await typeStreet('2 Elm Street, Smy');
  await settle();
  await typeStreet(SUGGESTED);
  await settle();
  expect(values).toEqual({ address1: '2 Elm Street', ...smyrna });
});

test('AUTH-09 a typed ZIP code fills in the city and the state, where they are empty', async () => {
  const empty = await openForm();
  await empty.typeZip('30080');
  expect(empty.values).toEqual({ address1: '', ...smyrna });
});

test('AUTH-09 a typed ZIP code leaves another name of the city', async () => {
  const filled = await openForm({ typed: { city: 'Vinings', state: 'GA' } });
  await filled.typeZip('30080');
  expect(filled.values).toMatchObject({ city: 'Vinings', state: 'GA', zip: '30080' });
  expect(filled.hook().zip.hint).toBeNull();
});

test('a ZIP code of another state is pointed out', async () => {
  const { typeZip, hook, values } = await openForm({ typed: { city: 'Smyrna', state: 'TN' } });
  await typeZip('3008');
  expect(hook().zip.hint).toBeNull();
  await typeZip('30080');
  expect(hook().zip.hint).toBe('ZIP code 30080 is in Smyrna, Georgia');
  expect(values).toMatchObject({ city: 'Smyrna', state: 'TN' });
});

test('what contradicts a saved ZIP code is said too, and nothing is filled in', async () => {
  const saved = { address1: '2 Elm Street', city: '', state: 'TN', zip: '30080' };
  const { settle, hook, values } = await openForm({ typed: saved });
  await settle();
  expect(hook().zip.hint).toBe('ZIP code 30080 is in Smyrna, Georgia');
  expect(values).toEqual(saved);
});

test('another ZIP code ends the coordinates of the chosen place', async () => {
  const { typeZip, values } = await openForm({ typed: smyrna, answers: {} });
  await typeZip('3003');
  expect(values).toMatchObject({ latitude: null, longitude: null });
});

test('without an answer the fields work as plain ones', async () => {
  const { typeStreet, settle, typeZip, values, hook } = await openForm({
    answers: {
      'places.searchPlaces': refusal('PlacesUnavailable'),
      'places.isValidAddress': refusal('NoAnswer'),
    },
  });
  await typeStreet('2 Elm Street');
  await settle();
  await typeZip('30080');
  expect(values).toMatchObject({ address1: '2 Elm Street', city: '', zip: '30080' });
  expect(hook().street.suggestions).toEqual([]);
  expect(hook().zip.hint).toBeNull();
});

test.each([
  ['for two letters', '30', 't'],
  ['before the registration has begun', '30080', null],
])('nothing is suggested %s', async (_case, text, token) => {
  const { typeStreet, settle, asked } = await openForm({ token });
  await typeStreet(text);
  await settle();
  expect(asked()).toEqual([]);
});
