// Where a search leads: to the lot of a typed label (FIND-05), otherwise to the results.
import type { Suggestion } from '@hammerdock/contract/shapes/catalog.ts';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { paths } from '../../paths.ts';
import { isLabel } from './label.ts';

export function useSearchWays() {
  const api = useApi();
  const navigate = useNavigate();
  const toResults = (words: string) =>
    navigate({ to: paths.search, search: words === '' ? {} : { q: words } });
  return {
    search: async (given: string): Promise<void> => {
      const words = given.trim();
      // An unknown label, or a failed look-up, is searched for like other words.
      const lot = isLabel(words)
        ? await api('catalog.getLotByLabel', { code: words }).catch(() => null)
        : null;
      if (lot === null) await toResults(words);
      else await navigate({ to: paths.product(lot.data.product_id) });
    },
    open: (suggestion: Suggestion): void => {
      const { kind, product_id, category_id, text } = suggestion;
      if (kind === 'lot' && product_id !== null) void navigate({ to: paths.product(product_id) });
      else if (kind === 'category' && category_id !== null) {
        void navigate({ to: paths.search, search: { category: category_id } });
      } else void toResults(text);
    },
  };
}
