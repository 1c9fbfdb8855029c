// Each dashboard list has its own call; this hook gives them one shape.
import type { ListedLot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/use-api.ts';
import { whileOffline } from '../../api/while-offline.ts';
import { foundLots, type FoundLots } from '../../features/lot/list/found-lots.ts';
import { toListInput, type ListAddress } from '../../features/lot/list/list-address.ts';
import type { AuctionList } from '../../paths.ts';

/** LIST-02: auction lists show ten by default. */
export const FIRST_SIZE = 10;

interface Listed {
  readonly lots: readonly (ListedLot | WonLotCard)[];
  readonly count: number;
}

type Read = (api: Api, address: ListAddress) => Promise<Listed>;

const readDashboard =
  (type: 'auction' | 'buynow'): Read =>
  async (api, address) => {
    const { data } = await api('bids.getDashboardList', {
      ...toListInput(address, FIRST_SIZE),
      type,
    });
    return { lots: data.dashboardList, count: data.dashboardCount };
  };

const READS: { readonly [T in AuctionList]: Read } = {
  all: async (api, address) => {
    const { data } = await api('bids.getAllBids', toListInput(address, FIRST_SIZE));
    return { lots: data.allBidsList, count: data.allBidsCount };
  },
  winning: async (api, address) => {
    const { data } = await api('bids.getWinning', toListInput(address, FIRST_SIZE));
    return { lots: data.winningList, count: data.winningCount };
  },
  outbid: async (api, address) => {
    const { data } = await api('bids.getLosing', toListInput(address, FIRST_SIZE));
    return { lots: data.losingList, count: data.losingCount };
  },
  won: async (api, address) => {
    const input = {
      ...toListInput(address, FIRST_SIZE),
      pickup_status: address.pickup ?? ('' as const),
    };
    const { data } = await api('bids.getWon', input);
    return { lots: data.wonList, count: data.wonCount };
  },
  lost: async (api, address) => {
    const { data } = await api('bids.getLost', toListInput(address, FIRST_SIZE));
    return { lots: data.lostList, count: data.lostCount };
  },
  auction: readDashboard('auction'),
  buynow: readDashboard('buynow'),
  watchlist: async (api, address) => {
    const { data } = await api('watchlist.getWatchlist', toListInput(address, FIRST_SIZE));
    return { lots: data.watchlistList, count: data.watchlistCount };
  },
};

export function useBidList(type: AuctionList, address: ListAddress): FoundLots {
  const api = useApi();
  const found = whileOffline(
    useQuery({
      // Cached under names that live events and the watch button treat as the user's own lists.
      queryKey: [type === 'watchlist' ? 'watchlist.getWatchlist' : 'bids.list', type, address],
      queryFn: () => READS[type](api, address),
    }),
  );
  return foundLots(found, { lots: found.data?.lots, count: found.data?.count });
}
