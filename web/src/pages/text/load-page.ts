import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { callQuery } from '../../api/query.tsx';

interface Context {
  readonly queryClient: QueryClient;
  readonly api: Api;
}

/** For the loaders of routes: a page of text by its number or its address. */
export const loadPage = ({ queryClient, api }: Context, page_id: string | number) =>
  queryClient.ensureQueryData(callQuery(api, 'defaults.getStaticPageContent', { page_id }));

/** With the centers, which some pages show below their text. */
export async function loadPageAndCenters(context: Context, page_id: string) {
  const { queryClient, api } = context;
  const [page] = await Promise.all([
    loadPage(context, page_id),
    queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
  ]);
  return page;
}
