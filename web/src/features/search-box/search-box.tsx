import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '../../paths.ts';

interface Props {
  /** In a drawer that was opened to search. */
  readonly autoFocus?: boolean;
  readonly onDone?: () => void;
}

export function SearchBox({ autoFocus = false, onDone }: Props) {
  const navigate = useNavigate();
  const q = useSearch({ strict: false, select: (search) => search.q ?? '' });
  return (
    <form
      role="search"
      // The address without scripts; with them the router takes over.
      action={paths.search}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('q');
        const words = typeof given === 'string' ? given.trim() : '';
        void navigate({ to: paths.search, search: words === '' ? {} : { q: words } });
        onDone?.();
      }}
    >
      <TextInput
        // Back and forward change the address, and the box must follow it.
        key={q}
        name="q"
        type="search"
        defaultValue={q}
        placeholder="Search for active items"
        aria-label="Search for active items"
        maxLength={200}
        size="md"
        data-autofocus={autoFocus || undefined}
        rightSection={
          <ActionIcon type="submit" variant="subtle" size="lg" aria-label="Search">
            <IconSearch size={20} />
          </ActionIcon>
        }
      />
    </form>
  );
}
