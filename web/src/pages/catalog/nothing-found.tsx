import { Button, Group } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';

/** Why there are no results, and what to do (LIST-13). */
export function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing found"
      text={
        filtered
          ? 'No items match all of these filters. Try removing some.'
          : 'Try fewer or different words, or browse all active items.'
      }
      action={
        <Group justify="center" mt="sm">
          {filtered && <Button onClick={onClear}>Clear all filters</Button>}
          <LinkButton to={paths.search} variant={filtered ? 'default' : 'filled'}>
            Show all active items
          </LinkButton>
        </Group>
      }
    />
  );
}
