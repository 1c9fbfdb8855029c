import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../api/query.tsx';
import { useApi } from '../../api/use-api.ts';
import { whileOffline } from '../../api/while-offline.ts';

/** CARD-03: the first visit creates the provider's customer; then the cards are loaded. */
export function useCards() {
  const api = useApi();
  const customer = whileOffline(
    useQuery({
      queryKey: ['cards.createCustomer'],
      queryFn: async () => (await api('cards.createCustomer', {})).data.responseData.id,
      staleTime: Infinity,
    }),
  );
  const cards = useCall('cards.listSources', {}, { enabled: customer.isSuccess });
  return {
    cards: cards.data?.responseData.data,
    primaryDeclined: cards.data?.primary_declined === true,
    mustAddAgain: cards.data?.must_add_again === true,
    isError: customer.isError || cards.isError,
    retry: () => void (customer.isError ? customer.refetch() : cards.refetch()),
  };
}
