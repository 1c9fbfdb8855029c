import { expect, test } from 'vitest';
import { openZipTable, type ZipPlace } from './zip-table.ts';

const place = (line: string): ZipPlace => {
  const [zip = '', city = '', state = '', latitude, longitude] = line.split('/');
  return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
};
const table = openZipTable(
  [
    '30030/Decatur/GA/33.77/-84.3',
    '30032/Decatur/GA/33.74/-84.26',
    '30080/Smyrna/GA/33.88/-84.5',
    '35601/Decatur/AL/34.59/-86.99',
    '37167/Smyrna/TN/35.98/-86.52',
    '62521/Decatur/IL/39.83/-88.93',
    '63101/Saint Louis/MO/38.63/-90.19',
    '76234/Decatur Hills/TX/33.23/-97.59',
    '87544/Los Alamos/NM/35.88/-106.3',
    '83402/Coeur d’Alène/ID/47.7/-116.8',
  ].map(place),
);
const zipsFor = (text: string, max = 10) => table.search(text, max).map(({ zip }) => zip);

test('a ZIP code names its place', () => {
  expect(table.find('30080')).toMatchObject({ city: 'Smyrna', state: 'GA', latitude: 33.88 });
  expect(table.find('30081')).toBeUndefined();
});

test('the start of a ZIP code finds all that start so', () => {
  expect(zipsFor('300')).toEqual(['30030', '30032', '30080']);
  expect(zipsFor('300', 2)).toEqual(['30030', '30032']);
  expect(zipsFor('2 Elm Street 30080')).toEqual(['30080']);
  expect(zipsFor('99')).toEqual([]);
});

test('a city finds its largest namesake first, and each city once before further ZIP codes', () => {
  expect(zipsFor('decatur')).toEqual(['30030', '35601', '62521', '76234', '30032']);
  expect(zipsFor('2 Elm Street, Decat')).toEqual(['30030', '35601', '62521', '76234', '30032']);
});

test.each([
  ['Decatur, GA', ['30030', '30032']],
  ['Decatur GA', ['30030', '30032']],
  ['Decatur, Geo', ['30030', '30032']],
  ['Decatur, GA 30032', ['30032']],
  ['Los Al', ['87544']],
  ['St. Louis', ['63101']],
  ['coeur d’alene', ['83402']],
  ['Decatur, Ontario', []],
  ['Nowhere', []],
  ['2 Elm Street', []],
  ['D', []],
])('“%s” finds %j', (text, zips) => {
  expect(zipsFor(text)).toEqual(zips);
});

test('a point has the ZIP code of the nearest place in its state', () => {
  const nearest = (state: string, latitude: number, longitude: number) =>
    table.nearest({ state, latitude, longitude })?.zip;
  expect(nearest('GA', 33.75, -84.27)).toBe('30032');
  expect(nearest('TN', 33.75, -84.27)).toBe('37167');
  expect(nearest('HI', 33.75, -84.27)).toBeUndefined();
});
