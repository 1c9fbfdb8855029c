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
  /** The address asks for the dialog, and closing it leads to one that does not. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

/** Saves the current search; for buyers only. */
export function SaveSearch(props: Props) {
  const { user } = useSession();
  return user?.role === 'buyer' ? <Save {...props} /> : null;
}

function Save({ search, category, title, asked, onClose }: Props) {
  const router = useRouter();
  const [opened, dialog] = useDisclosure(false);
  const close = () => {
    dialog.close();
    if (asked) onClose();
  };
  const save = useCommand('savedSearches.addSavedSearch', {
    refreshes: ['savedSearches.getSavedSearch'],
    onDone: close,
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
      {(opened || asked) && (
        <SearchDialog
          heading="Save this search"
          before={{ title, mail: 1 }}
          busy={save.isPending}
          onClose={close}
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
