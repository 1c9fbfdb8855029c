// Gives photos of a ZIP file to a lot by hand.
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { FramedPhoto, LargePreview } from './photo-preview.tsx';
import classes from './assign-photo.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly archive: Answer<'photoArchives.getPhotoArchive'>;
  readonly files: readonly ArchivedFile[];
  readonly text: string;
  readonly isPending: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (lotId: string) => void;
  readonly onClose: () => void;
}

const WAIT_MS = 200;
/** Of the search. */
const MOST = 20;

export function AssignPhotos({ archive, files, text, isPending, onText, ...props }: Props) {
  const [wanted] = useDebouncedValue(text, WAIT_MS);
  const found = useCall(
    'photoArchives.searchArchiveLots',
    { archive_id: archive.id, text: wanted },
    { keepPrevious: true },
  );
  const lots = found.data?.lotList;
  const title = files.length === 1 ? 'Choose a lot' : `Choose a lot for ${files.length} photos`;
  return (
    <Modal opened onClose={props.onClose} title={title}>
      <Stack gap="sm">
        <Photos files={files} />
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
              disabled={isPending || lot.photo_count + files.length > LOT_PHOTOS_MAX}
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

/** One in large, several in a row that scrolls. */
function Photos({ files }: Pick<Props, 'files'>) {
  const [only] = files;
  if (only === undefined) return null;
  if (files.length > 1) {
    return (
      <div className={classes.photos} role="group" aria-label="Photos">
        {files.map((file) => (
          <FramedPhoto key={file.place} file={file} />
        ))}
      </div>
    );
  }
  return (
    <>
      <Text size="sm" className={classes.path}>
        {only.path}
      </Text>
      <LargePreview file={only} isShort />
    </>
  );
}

type Lot = Answer<'photoArchives.searchArchiveLots'>['lotList'][number];

const describe = ({ number, lpn, photo_count: count }: Lot): string =>
  [
    number === null ? '' : `Lot ${number}`,
    lpn,
    count >= LOT_PHOTOS_MAX
      ? `${count} photos (full)`
      : count === 0
        ? 'No photos'
        : count === 1
          ? '1 photo'
          : `${count} photos`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
