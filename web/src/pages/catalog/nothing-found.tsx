import { Button, Group, Stack, Text } from '@mantine/core';
import type { SearchHelp } from '@hammerdock/contract/shapes/catalog.ts';
import type { ReactNode } from 'react';
import type { SearchAddress } from '../../features/lot/search/search-address.ts';
import { listNames } from '../../lib/text/list-names.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { SaveAlert } from './save-alert.tsx';

interface Props {
  readonly address: SearchAddress;
  /** null: there were no words to understand. */
  readonly help: SearchHelp | null;
  readonly filtered: boolean;
  /** The name of a category that alone was asked for. */
  readonly category?: string | undefined;
  /** Words that no item has with the others. */
  readonly dropped?: readonly string[];
  readonly onClear: () => void;
}

/** Why there are no results, and what to do (LIST-13). */
export function NothingFound({ address, help, filtered, category, dropped, onClear }: Props) {
  const isCategory = category !== undefined;
  return (
    <EmptyState
      title={isCategory ? `Nothing in ${category} right now` : 'Nothing found'}
      text={
        isCategory ? NONE_LISTED : filtered ? filterReason(dropped) : reasonFor(help, address.q)
      }
      action={
        <Stack mt="sm" gap="lg" align="center">
          <Group justify="center" gap="sm">
            {filtered && !isCategory && <Button onClick={onClear}>Clear all filters</Button>}
            <SaveAlert address={address} variant={filtered && !isCategory ? 'light' : 'filled'} />
            <LinkButton to={paths.search} variant="default">
              Show all active items
            </LinkButton>
          </Group>
          {help !== null && <Suggestions help={help} />}
        </Stack>
      }
    />
  );
}

const NONE_LISTED = 'No items are open or coming up. Check back when the next auction is listed.';

function filterReason(dropped: readonly string[] = []): string {
  return dropped.length === 0
    ? 'No items match all of these filters. Try removing some.'
    : `No item has all your words. Some match without ${listNames(dropped, 'and')}, ` +
        'but not with all of these filters. Try removing some filters.';
}

function reasonFor(help: SearchHelp | null, typed = ''): string {
  if (help === null || help.understood.length === 0) {
    return 'Try fewer or different words, or browse all active items.';
  }
  return help.searches.length === 0
    ? // As typed: "plug in heater" is understood without "in".
      `We have no items for “${typed.trim() || help.understood.join(' ')}” right now.`
    : `No item matches ${listNames(help.understood, 'and')} together.`;
}

function Suggestions({ help: { searches, categories, related } }: { help: SearchHelp }) {
  return (
    <>
      {searches.length > 0 && (
        <Row label="Try instead">
          {searches.map(({ text }) => (
            <LinkButton key={text} to={paths.search} search={{ q: text }} {...CHIP}>
              {text}
            </LinkButton>
          ))}
        </Row>
      )}
      {categories.length > 0 && (
        <Row label={related ? 'Related categories' : 'Popular categories'}>
          {categories.map(({ category_id, name, lots }) => (
            <LinkButton key={name} to={paths.search} search={{ category: category_id }} {...CHIP}>
              {name} ({lots})
            </LinkButton>
          ))}
        </Row>
      )}
    </>
  );
}

const CHIP = { variant: 'light', size: 'sm', radius: 'xl' } as const;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="xs" align="center" role="group" aria-label={label}>
    <Text fw={600}>{label}</Text>
    <Group justify="center" gap="xs">
      {children}
    </Group>
  </Stack>
);
