import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { labelAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { expect, test } from 'vitest';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { lotHead } from './lot-head.ts';

const picture = (avatarorg: string) => ({
  avatarorg,
  type: 'image' as const,
  file_name: avatarorg.slice(avatarorg.lastIndexOf('/') + 1),
  title: '',
  description: '',
});

const lot: LotDetail = {
  ...sampleLotDetail({ id: 'saw', title: 'Table saw' }),
  attachments: [picture('/pictures/saw.webp')],
  description: 'Cuts.\n  Well.',
  sku: 'S1',
  upc: '012345678905',
  brand: 'Sharp',
};

test('search engines and previews read title, picture, price and times', () => {
  const head = lotHead(lot, 'https://store.example');
  expect(head).toContainEqual({ title: 'Table saw | Hammerdock' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://store.example/pictures/saw.webp',
  });
  expect(head).toContainEqual({
    name: 'description',
    content: 'Current Bid $20.00. Cuts. Well.',
  });
  expect(head.at(-1)).toMatchObject({
    'script:ld+json': {
      '@type': 'Product',
      gtin12: '012345678905',
      offers: {
        price: '20.00',
        availability: 'https://schema.org/InStock',
        availabilityStarts: '2026-11-20T15:00:00.000Z',
        availabilityEnds: '2026-11-22T15:00:00.000Z',
      },
    },
  });
});

test('a lot without a photo has no image, not its label', () => {
  const label = labelAddress('LPNHD000100042') ?? '';
  const head = lotHead({ ...lot, attachments: [picture(label)] }, 'https://store.example');
  expect(JSON.stringify(head)).not.toContain('image":');
  expect(JSON.stringify(head)).not.toContain('og:image');
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

test('a sold lot is out of stock', () => {
  const head = lotHead({ ...lot, market_status: 'sold' }, '');
  expect(JSON.stringify(head)).toContain('https://schema.org/SoldOut');
});

test('an unsold lot that is over has no price', () => {
  const unsold = { market_status: 'closed', cbidtext: 'Not sold', latestbid: null } as const;
  const head = lotHead({ ...lot, ...unsold }, '');
  expect(head).toContainEqual({ name: 'description', content: 'Not sold. Cuts. Well.' });
  expect(JSON.stringify(head)).not.toMatch(/price/i);
  expect(JSON.stringify(head)).toContain('https://schema.org/Discontinued');
});
