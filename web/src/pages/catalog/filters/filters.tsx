import { Switch } from '@mantine/core';
import type { Facets } from '@hammerdock/contract/shapes/catalog.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import type { PricedLot } from '../../../api/prices/lot-price.ts';
import { useSession } from '../../../api/session.ts';
import { CLOSINGS, type SearchAddress } from '../../../features/lot/search/search-address.ts';
import { InertUntilHydrated } from '../../../until-hydrated.tsx';
import { CLOSING_TEXTS, FOLLOWED, toggled, type FilterNames } from './active-filters.ts';
import { ManyOf, OneOf, type Option } from './choice-list.tsx';
import classes from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import type { PriceRange } from './price-range.ts';

export interface FiltersProps {
  readonly address: SearchAddress;
  /** The number of results per choice; unknown before the first answer. */
  readonly facets: Facets | undefined;
  readonly names: FilterNames;
  readonly lots: readonly PricedLot[];
  readonly onChange: (next: Record<string, unknown>) => void;
  readonly onTypePrice?: (range: PriceRange) => void;
}

/** FIND-01: filters by location, category, condition, price, close and Buy Now. */
export function Filters({ address, facets, names, lots, onChange, onTypePrice }: FiltersProps) {
  const { user } = useSession();
  const set = (changes: Record<string, unknown>) => onChange({ ...address, ...changes });
  return (
    <InertUntilHydrated className={classes.filters}>
      <OneOf
        legend="Location"
        chosen={address.location ?? ''}
        choices={[
          { value: '', text: 'All locations' },
          ...withCounts([...names.locations], facets?.location),
        ]}
        onChoose={(location) => set({ location })}
      />
      <OneOf
        legend="Closing time"
        chosen={address.closing ?? ''}
        choices={[
          { value: '', text: 'Any time' },
          ...CLOSINGS.map((value) => ({ value, text: CLOSING_TEXTS[value] })),
        ]}
        onChoose={(closing) => set({ closing })}
      />
      <PriceFilter
        // Remounted when Back or Forward changes the address.
        key={`${address.min}-${address.max}`}
        min={address.min ?? ''}
        max={address.max ?? ''}
        lots={lots}
        onApply={(range) => set({ ...range })}
        onType={onTypePrice}
      />
      <Switch
        label="Buy now only"
        checked={address.buynow === '1'}
        onChange={({ currentTarget }) => set({ buynow: currentTarget.checked ? '1' : undefined })}
      />
      {user !== null && (
        <Switch
          label="Sellers you follow"
          checked={address.seller === FOLLOWED}
          onChange={({ currentTarget }) =>
            set({ seller: currentTarget.checked ? FOLLOWED : undefined })
          }
        />
      )}
      <ManyOf
        legend="Condition"
        chosen={listed(address.condition ?? '')}
        choices={withCounts(
          CONDITIONS.map((name) => [name, name]),
          facets?.condition,
        ).filter(isWorthIt(address.condition))}
        onToggle={(name) => set({ condition: toggled(address.condition, name) })}
      />
      <ManyOf
        legend="Category"
        chosen={listed(address.category ?? '')}
        choices={withCounts([...names.categories], facets?.category).filter(
          isWorthIt(address.category),
        )}
        onToggle={(slug) => set({ category: toggled(address.category, slug) })}
      />
    </InertUntilHydrated>
  );
}

function withCounts(
  named: readonly (readonly [value: string, text: string])[],
  counts: Readonly<Record<string, number>> | undefined,
): Option[] {
  return named.map(([value, text]) =>
    counts === undefined ? { value, text } : { value, text, count: counts[value] ?? 0 },
  );
}

/** A choice without results is hidden, unless it is active. */
const isWorthIt =
  (chosen: string | undefined) =>
  ({ value, count }: Option): boolean =>
    count !== 0 || listed(chosen ?? '').includes(value);
