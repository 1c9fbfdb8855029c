import type { SellerLotList } from '../../../paths.ts';

interface LotListInfo {
  readonly list: SellerLotList;
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export const LOT_LISTS: readonly LotListInfo[] = [
  {
    list: 'draft',
    label: 'Drafts',
    emptyTitle: 'No drafts',
    emptyText: 'Enter a lot, take goods in by phone, or import a manifest.',
  },
  {
    list: 'open',
    label: 'Open',
    emptyTitle: 'No lots are for sale',
    emptyText: 'Lots appear here once their auction is published.',
  },
  {
    list: 'sold',
    label: 'Sold',
    emptyTitle: 'Nothing has been sold yet',
    emptyText: 'Sold lots appear here with their payment and pickup.',
  },
  {
    list: 'unsold',
    label: 'Unsold',
    emptyTitle: 'Nothing to relist',
    emptyText: 'Lots without a buyer, unpaid lots and lots never picked up appear here.',
  },
  {
    list: 'relisted',
    label: 'Relisted',
    emptyTitle: 'No lot was relisted',
    emptyText: 'Lots that you put up again appear here with what they became.',
  },
];
