import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { BookmarkIcon } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchTextOf } from './search-text.ts';

interface Props {
  /** The query of the search, without page, size and view. */
  readonly search: object;
  readonly category: string;
  readonly title: string;
}

/** Saves the current search; for buyers only. */
export function SaveSearch(props: Props) {
  const { user } = useSession();
  return user?.role === 'buyer' ? <Save {...props} /> : null;
}

function Save({ search, category, title }: Props) {
  const router = useRouter();
  const [opened, dialog] = useDisclosure(false);
  const save = useCommand('savedSearches.addSavedSearch', {
    refreshes: ['savedSearches.getSavedSearch'],
    onDone: dialog.close,
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<BookmarkIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        Save this search
      </Button>
      {opened && (
        <SearchDialog
          heading="Save this search"
          before={{ title, mail: 1 }}
          busy={save.isPending}
          onClose={dialog.close}
          onSave={(draft) =>
            save.mutate({
              ...draft,
              searchtext: searchTextOf(router, search),
              category_id: category,
            })
          }
        />
      )}
    </>
  );
}
