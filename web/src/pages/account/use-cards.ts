import { useQuery } from '@tanstack/react-query';
import { useApi, useCall } from '../../api/query.tsx';

/** CARD-03: on the first visit the buyer becomes the provider's customer; then come the cards. */
export function useCards() {
  const api = useApi();
  const customer = useQuery({
    queryKey: ['cards.createCustomer'],
    queryFn: async () => (await api('cards.createCustomer', {})).data.responseData.id,
    staleTime: Infinity,
  });
  const cards = useCall('cards.listSources', {}, { enabled: customer.isSuccess });
  return {
    cards: cards.data?.responseData.data,
    isError: customer.isError || cards.isError,
    retry: () => void (customer.isError ? customer.refetch() : cards.refetch()),
  };
}
