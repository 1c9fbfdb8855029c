// Gives a photo of a ZIP file to a lot that its name does not tell.
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { LargePreview } from './photo-preview.tsx';
import classes from './assign-photo.module.css';

/** A lot of null discards the photo. */
export function useAssignPhoto(archive_id: string, onDone: () => void) {
  const { mutate, isPending } = useCommand('photoArchives.assignArchivePhoto', {
    refreshes: ['photoArchives.getPhotoArchive', 'photoArchives.searchArchiveLots'],
    onDone,
  });
  return {
    isPending,
    assign: (place: number, lot_id: string | null): void => mutate({ archive_id, place, lot_id }),
  };
}

interface Props {
  readonly archive: Answer<'photoArchives.getPhotoArchive'>;
  readonly file: ArchivedFile;
  readonly text: string;
  readonly isPending: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (lotId: string) => void;
  readonly onClose: () => void;
}

const WAIT_MS = 200;
/** Of the search. */
const MOST = 20;

export function AssignPhoto({ archive, file, text, isPending, onText, ...props }: Props) {
  const [wanted] = useDebouncedValue(text, WAIT_MS);
  const found = useCall(
    'photoArchives.searchArchiveLots',
    { archive_id: archive.id, text: wanted },
    { keepPrevious: true },
  );
  const lots = found.data?.lotList;
  return (
    <Modal opened onClose={props.onClose} title="Choose a lot">
      <Stack gap="sm">
        <Text size="sm" className={classes.path}>
          {file.path}
        </Text>
        <LargePreview file={file} isShort />
        <TextInput
          label={archive.auction === null ? 'LPN or title' : 'LPN, lot number or title'}
          data-autofocus
          autoComplete="off"
          maxLength={80}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        {found.isError && (
          <ErrorState
            title="We couldn’t load your lots"
            text={textOf(found.error)}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && <ListSkeletons label="Loading your lots" />}
        {lots?.length === 0 && <Text c="dimmed">No lots match. Try a part of the title.</Text>}
        <Stack gap={6} role="group" aria-label="Lots">
          {lots?.map((lot) => (
            <Button
              key={lot.id}
              variant="default"
              fullWidth
              justify="flex-start"
              classNames={{ root: classes.lot, label: classes.label }}
              disabled={isPending}
              onClick={() => props.onChoose(lot.id)}
            >
              <span>{lot.title || 'Untitled lot'}</span>
              <Text span size="sm" c="dimmed">
                {describe(lot)}
              </Text>
            </Button>
          ))}
        </Stack>
        {lots?.length === MOST && (
          <Text size="sm" c="dimmed">
            These are the first {MOST}. Type more to find others.
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

type Lot = Answer<'photoArchives.searchArchiveLots'>['lotList'][number];

const describe = ({ number, lpn, photo_count: count }: Lot): string =>
  [
    number === null ? '' : `Lot ${number}`,
    lpn,
    count === 0 ? 'No photos' : count === 1 ? '1 photo' : `${count} photos`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
