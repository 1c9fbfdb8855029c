// The metadata of a lot for search engines and link previews (PV-09).
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { isLabelAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../paths.ts';

const WORDS_MAX = 160;

export function lotHead(lot: LotDetail, origin: string) {
  const address = paths.absolute(origin, paths.product(lot.id));
  const pictures = lot.attachments
    .filter(({ avatarorg }) => !isLabelAddress(avatarorg))
    .map(({ avatarorg }) => paths.absolute(origin, avatarorg));
  const price = priceOf(lot);
  const priced = price === null ? lot.cbidtext : `${lot.cbidtext} ${dollars(price)}`;
  const description = shorten(`${priced}. ${lot.description}`);
  return [
    { title: `${lot.title} | Hammerdock` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: 'Hammerdock' },
    { property: 'og:title', content: lot.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...pictures.slice(0, 1).map((content) => ({ property: 'og:image', content })),
    ...(price === null
      ? []
      : [
          { property: 'product:price:amount', content: price },
          { property: 'product:price:currency', content: 'USD' },
        ]),
    { name: 'twitter:card', content: pictures.length === 0 ? 'summary' : 'summary_large_image' },
    { 'script:ld+json': productData(lot, { address, pictures, price }) },
  ];
}

/** LIST-16: a lot that is over without a bid has no price. */
const priceOf = ({ latestbid, startprice, market_status }: LotDetail): string | null =>
  latestbid ?? (market_status === 'open' ? startprice : null);

/** Closed: over without a sale. */
const AVAILABILITY = { open: 'InStock', sold: 'SoldOut', closed: 'Discontinued' } as const;

function productData(
  lot: LotDetail,
  { address, pictures, price }: { address: string; pictures: string[]; price: string | null },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: lot.title,
    description: lot.description,
    sku: lot.sku || lot.auctionid,
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(lot.brand === '' ? {} : { brand: { '@type': 'Brand', name: lot.brand } }),
    ...(lot.upc.length === 12 ? { gtin12: lot.upc } : {}),
    offers: {
      '@type': 'Offer',
      url: address,
      ...(price === null ? {} : { price, priceCurrency: 'USD', priceValidUntil: lot.date_closed }),
      availability: `https://schema.org/${AVAILABILITY[lot.market_status]}`,
      availabilityStarts: lot.date_added,
      availabilityEnds: lot.date_closed,
    },
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= WORDS_MAX ? line : `${line.slice(0, WORDS_MAX - 1).trimEnd()}…`;
}
