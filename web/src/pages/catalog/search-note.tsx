import { Text } from '@mantine/core';
import { dollars } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../api/calls.ts';
import type { SearchAddress } from '../../features/lot/search/search-address.ts';
import { listNames } from '../../lib/text/list-names.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Props {
  readonly address: SearchAddress;
  readonly found: Pick<
    Answer<'catalog.searchProducts'>,
    'corrected' | 'expanded' | 'dropped' | 'price_range' | 'searchCount'
  >;
}

/** What was searched where that is not just what was typed, with the way to search just that. */
export function SearchNote({ address, found }: Props) {
  const { corrected, expanded, dropped, price_range: range, searchCount } = found;
  const { exact: _exact, page: _page, ...similar } = address;
  if (address.exact === '1') {
    return (
      <Text role="status">
        Only exact matches for “{address.q}”.{' '}
        <TextLink to={paths.search} search={similar}>
          Include similar items
        </TextLink>
      </Text>
    );
  }
  const isFound = searchCount > 0;
  const isCorrected = corrected !== '';
  const isExpanded = isFound && expanded.length > 0;
  // Of filters that nothing matches, the empty page says what was left out.
  const isDropped = isFound && dropped.length > 0;
  const isPriced = range.min_price !== '' || range.max_price !== '';
  if (!isCorrected && !isExpanded && !isDropped && !isPriced) return null;
  return (
    <Text role="status" style={{ overflowWrap: 'anywhere' }}>
      {isCorrected && (
        <>
          {isFound ? 'Showing results for ' : 'We searched for '}
          <strong>{corrected}</strong>.{' '}
        </>
      )}
      {isPriced && `Only items ${pricesText(range)}. `}
      {isDropped && (
        <>
          {isAll(dropped, address)
            ? `No items match ${listNames(dropped, 'or')}. `
            : `Nothing matches all your words, so we left out ${listNames(dropped, 'and')}. `}
        </>
      )}
      {isExpanded && (
        <>
          {isAll(dropped, address) ? 'Showing' : 'Including'} results for{' '}
          {listNames(expanded, 'and')}.{' '}
        </>
      )}
      <TextLink to={paths.search} search={{ ...similar, exact: '1' }}>
        Search instead for “{address.q}”
      </TextLink>
    </Text>
  );
}

/** The price is the current bid, as for the filter. */
function pricesText({ min_price: least, max_price: most }: Props['found']['price_range']): string {
  if (least === '') return `at ${dollars(most)} or less`;
  return most === ''
    ? `at ${dollars(least)} or more`
    : `from ${dollars(least)} to ${dollars(most)}`;
}

/** A brand alone, of which other makers' goods are shown. */
const isAll = (dropped: readonly string[], { q = '' }: SearchAddress): boolean =>
  dropped.join(' ') === q.trim().toLowerCase();
