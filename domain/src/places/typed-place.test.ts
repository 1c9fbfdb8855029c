import { expect, test } from 'vitest';
import { readTypedPlace, streetOf } from './typed-place.ts';

test.each([
  ['', { street: '', city: '', state: '', zip: '' }],
  ['2 Elm Street', { street: '2 Elm Street', city: '', state: '', zip: '' }],
  ['2 Elm Street, Apt 4, Dec', { street: '2 Elm Street, Apt 4', city: 'Dec', state: '', zip: '' }],
  ['2 Elm  Street 30030', { street: '2 Elm Street', city: '', state: '', zip: '30030' }],
  [' 2 Elm Street 30030 ', { street: '2 Elm Street', city: '', state: '', zip: '30030' }],
  ['2 Elm Street 30030-1234', { street: '2 Elm Street', city: '', state: '', zip: '30030' }],
  ['2 Elm Street 300301', { street: '2 Elm Street 300301', city: '', state: '', zip: '' }],
  ['2 Elm Street A30030', { street: '2 Elm Street A30030', city: '', state: '', zip: '' }],
  ['300 Elm Street', { street: '300 Elm Street', city: '', state: '', zip: '' }],
  ['12 30030', { street: '12 30030', city: '', state: '', zip: '' }],
  ['12 Highway 400', { street: '12 Highway 400', city: '', state: '', zip: '' }],
  ['300', { street: '', city: '', state: '', zip: '300' }],
  ['30030-1234', { street: '', city: '', state: '', zip: '30030' }],
  ['Decatur, ga 300', { street: '', city: 'Decatur', state: 'ga', zip: '300' }],
  ['Decatur 30030', { street: '', city: 'Decatur', state: '', zip: '30030' }],
  [
    '1 Oak Lane, Decatur, Georgia, 30030',
    { street: '1 Oak Lane', city: 'Decatur', state: 'Georgia', zip: '30030' },
  ],
])('“%s” is read as a street and a place', (text, typed) => {
  expect(readTypedPlace(text)).toEqual(typed);
});

test('the street keeps the house number that was typed', () => {
  expect(streetOf('2 Elm Street, Dec', '')).toBe('2 Elm Street');
  expect(streetOf('2 elm st', 'Elm Street')).toBe('2 Elm Street');
  expect(streetOf('2 elm st', '2 Elm Street')).toBe('2 Elm Street');
  expect(streetOf('elm st', 'Elm Street')).toBe('Elm Street');
  expect(streetOf('Highway 12', 'Highway 12')).toBe('Highway 12');
  expect(streetOf('5 Highway 12', 'Highway 12')).toBe('5 Highway 12');
  expect(streetOf('Decatur', '')).toBe('');
});
