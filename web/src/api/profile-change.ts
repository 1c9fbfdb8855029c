// By itself, since only pages that change the profile need it.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQuery } from './session.ts';

/** After a change of the profile: refetches the session without resetting the page's forms. */
export function useProfileChange(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.fetchQuery({ ...sessionQuery(router.options.context.api), staleTime: 0 });
    await router.invalidate();
  };
}
