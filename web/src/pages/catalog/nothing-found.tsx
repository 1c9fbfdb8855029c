import { Button, Group } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Why there may be nothing, and the way out of it (LIST-13). */
export function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing found"
      text={
        filtered
          ? 'No item fits all of these filters. Take some of them away.'
          : 'Try fewer or other words, or look at everything that is open.'
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
