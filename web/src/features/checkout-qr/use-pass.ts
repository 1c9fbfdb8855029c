import { useQuery } from '@tanstack/react-query';
import { seconds } from '@hammerdock/domain/time.ts';
import { useApi } from '../../api/use-api.ts';
import { storeTabCode } from '../../lib/tab-code.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';

/** AUTH-11: the pass for the desk; a new one is fetched before it expires (R33). */
export function usePass() {
  const api = useApi();
  const clock = useClock();
  return useQuery({
    queryKey: ['pickup.getCheckoutQr'],
    queryFn: async () => {
      const { data } = await api('pickup.getCheckoutQr', {});
      // For a reload without a network.
      const expiresAt = Date.now() + instantOf(data.expires_at) - clock.now();
      storeTabCode({ code: data.code, expiresAt });
      return data;
    },
    staleTime: Infinity,
    // A pass is not cached.
    gcTime: 0,
    // A suspended phone has missed the refresh.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : Math.max(seconds(1), instantOf(data.refresh_at) - clock.now()),
  });
}
