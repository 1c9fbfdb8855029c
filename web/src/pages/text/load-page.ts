import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { callQuery } from '../../api/query.tsx';

interface Context {
  readonly queryClient: QueryClient;
  readonly api: Api;
}

/** For route loaders: a text page by its number or slug. */
export const loadPage = ({ queryClient, api }: Context, page_id: string | number) =>
  queryClient.ensureQueryData(callQuery(api, 'defaults.getStaticPageContent', { page_id }));

/** With the centers, which some pages list below their text. */
export async function loadPageAndCenters(context: Context, page_id: string) {
  const { queryClient, api } = context;
  const [page] = await Promise.all([
    loadPage(context, page_id),
    queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
  ]);
  return page;
}
