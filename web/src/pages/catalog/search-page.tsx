import { Button, Title } from '@mantine/core';
import { SlidersHorizontalIcon } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useTotalPrices } from '../../api/prices/use-total-prices.ts';
import { useCall } from '../../api/query.tsx';
import { foundLots } from '../../features/lot/list/found-lots.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import {
  readSearch,
  type SearchAddress,
  searchToKeep,
  SEARCH_PAGE_SIZE,
  toSearchInput,
} from '../../features/lot/search/search-address.ts';
import { SaveSearch } from '../../features/saved-search/save-search.tsx';
import { activeFilters, withoutFilters, type ActiveFilter } from './filters/active-filters.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { Filters } from './filters/filters.tsx';
import { useFilterPanel } from './filters/use-filter-panel.ts';
import { useFilterNames } from './filters/use-filter-names.ts';
import { NothingFound } from './nothing-found.tsx';
import classes from './search-page.module.css';
import { SearchNote } from './search-note.tsx';
import { titleOf } from './search-title.ts';
import { useSearchAddress } from './use-search-address.ts';

/** FIND-01: searches active lots by words and filters, which are all in the address. */
export function SearchPage() {
  const address = useSearchAddress();
  const navigate = useNavigate({ from: '/search' });
  const found = useCall('catalog.searchProducts', toSearchInput(address), { keepPrevious: true });
  const names = useFilterNames();
  const active = activeFilters(address, names, useTotalPrices());
  const go = (next: Record<string, unknown>, how: { readonly replace?: boolean } = {}) =>
    void navigate({ search: readSearch(next), ...how });
  // Other results start at the first page.
  const narrow = (next: Record<string, unknown>) => go({ ...next, page: undefined });
  const clear = () => narrow(withoutFilters(address));
  const panel = useFilterPanel(address, narrow);
  const { facets, searchList: lots = [] } = found.data ?? {};
  const filters = { address, facets, names, lots, onChange: narrow };
  const count = found.data?.searchCount ?? 0;
  const title = titleOf(address, names.categories);
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Filters">
        <Filters {...filters} />
      </aside>
      <div className={classes.results}>
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {found.data !== undefined && <SearchNote address={address} found={found.data} />}
        <FilterChips active={active} onChange={narrow} onClear={clear} />
        <LotList
          list="search"
          label={title}
          address={address}
          firstSize={SEARCH_PAGE_SIZE}
          found={foundLots(found, { lots: found.data?.searchList, count })}
          onChange={(next) => go(next)}
          empty={
            <NothingFound
              address={address}
              help={found.data?.help ?? null}
              filtered={active.length > 0}
              category={categoryAlone(address, active)}
              dropped={found.data?.dropped ?? []}
              onClear={clear}
            />
          }
        >
          <Button
            variant="default"
            className={classes.opener}
            leftSection={<SlidersHorizontalIcon size={18} aria-hidden />}
            onClick={panel.open}
            aria-haspopup="dialog"
          >
            {active.length === 0 ? 'Filters' : `Filters (${active.length})`}
          </Button>
          <SaveSearch
            search={{ ...searchToKeep(address) }}
            category={address.category ?? ''}
            title={address.q ?? title}
            asked={address.save === '1'}
            onClose={() => go({ ...address, save: undefined }, { replace: true })}
          />
        </LotList>
      </div>
      <FilterPanel panel={panel} filters={filters} count={count} onClear={clear} />
    </div>
  );
}

/** A category that nothing else narrows is no filter that was set. */
const categoryAlone = (
  { q, category }: SearchAddress,
  [filter, ...more]: readonly ActiveFilter[],
): string | undefined =>
  q === undefined && category !== undefined && more.length === 0 ? filter?.text : undefined;
