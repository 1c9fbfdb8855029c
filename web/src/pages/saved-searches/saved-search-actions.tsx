import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Answer } from '../../api/calls.ts';
import { useCommand } from '../../api/query.tsx';
import { readSearch } from '../../features/lot/search/search-address.ts';
import { SearchDialog } from '../../features/saved-search/search-dialog.tsx';
import { readSearchText } from '../../features/saved-search/search-text.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Modal } from '../../ui/layers/modal.tsx';

export type SavedSearch = Answer<'savedSearches.getSavedSearch'>['savedSearchList'][number];

type Asked = 'edit' | 'delete' | null;

export function SavedSearchActions({ search }: { search: SavedSearch }) {
  const router = useRouter();
  const [asked, ask] = useState<Asked>(null);
  const close = () => ask(null);
  return (
    <Group gap="xs">
      <LinkButton
        to={paths.search}
        search={readSearch(readSearchText(router, search.searchtext))}
        px="sm"
        variant="light"
        aria-label={`Search again: ${search.title}`}
      >
        Search
      </LinkButton>
      <Button
        px="sm"
        variant="default"
        aria-label={`Edit ${search.title}`}
        onClick={() => ask('edit')}
      >
        Edit
      </Button>
      <Button
        px="sm"
        variant="default"
        aria-label={`Delete ${search.title}`}
        onClick={() => ask('delete')}
      >
        Delete
      </Button>
      {asked === 'edit' && <Edit search={search} onClose={close} />}
      {asked === 'delete' && <Delete search={search} onClose={close} />}
    </Group>
  );
}

interface DialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

const REFRESHES = ['savedSearches.getSavedSearch'] as const;

function Edit({ search, onClose }: DialogProps) {
  const update = useCommand('savedSearches.updateSavedSearch', {
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <SearchDialog
      heading="Edit the search"
      before={search}
      busy={update.isPending}
      onSave={(draft) => update.mutate({ id: search.id, ...draft })}
      onClose={onClose}
    />
  );
}

function Delete({ search, onClose }: DialogProps) {
  const remove = useCommand('savedSearches.deleteSavedSearch', {
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title="Delete the search">
      <Text>
        “{search.title}” will be deleted{search.mail === 1 ? ', and its emails will stop' : ''}.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="red.9"
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: search.id })}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
