import { DEFAULT_HOURS } from '@hammerdock/domain/pickup/opening-hours.ts';
import { expect, test } from 'vitest';
import type { CenterRow } from '../../store/pickup/centers.ts';
import { fillPlaceholders, viewPageValues } from './page-values.ts';

const center = (city: string, taxBps: number): CenterRow => ({
  id: city,
  slug: city.toLowerCase(),
  name: `${city} <Center>`,
  address: '1 Main Street',
  city,
  state: 'GA',
  zip: '30030',
  phone: '(404) 555-0100',
  taxBps,
  hours: DEFAULT_HOURS,
});
const values = viewPageValues([center('Decatur', 800), center('Smyrna', 625)]);

test('R44 the placeholders of pages are filled from the tables and the domain', () => {
  expect(values).toMatchObject({
    premium_minimum: '$3',
    premium_rate: '17%',
    pickup_days: '4',
    guarantee_days: '14',
    soft_close_minutes: '5',
    partial_minimum: '25%',
    cities: 'Decatur and Smyrna',
    tax_rates: '8% in Decatur and 6.25% in Smyrna',
  });
  expect(values['increments']).toContain('<tr><td>$25.01 to $50.00</td><td>$2.00</td></tr>');
  expect(values['increments']).toContain('<tr><td>$1,000.01 and above</td><td>$100.00</td></tr>');
});

test('texts from tables are escaped', () => {
  expect(values['centers']).toContain('Decatur &lt;Center&gt;');
});

test('placeholders are filled in by name; an unknown one is removed', () => {
  expect(fillPlaceholders('<p>{{pickup_days}} days{{nothing}}</p>', values)).toBe('<p>4 days</p>');
});
