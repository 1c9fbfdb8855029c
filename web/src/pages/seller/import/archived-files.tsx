// The files of a ZIP with photos, each with its lot or the reason why it has none. A photo without
// a lot is given to one by hand.
import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { isAssignable } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import classes from './archived-files.module.css';
import { AssignPhoto, useAssignPhoto } from './assign-photo.tsx';
import { SmallPreview } from './photo-preview.tsx';
import { ViewPhoto } from './view-photo.tsx';

export type ShownFiles = 'all' | 'matched' | 'unmatched';
const SHOWN: readonly ShownFiles[] = ['all', 'matched', 'unmatched'];

interface Props {
  readonly archive: Answer<'photoArchives.getPhotoArchive'>;
  readonly show: ShownFiles;
  readonly page: number;
  readonly onShow: (show: ShownFiles) => void;
  readonly onPage: (page: number) => void;
}

export function ArchivedFiles({ archive, show, page, onShow, onPage }: Props) {
  const { counts, fileList, fileCount, page_size } = archive;
  const pictures = fileList.filter(({ preview }) => preview !== null);
  const [chosen, setChosen] = useState<ArchivedFile | null>(null);
  const [viewed, setViewed] = useState<ArchivedFile | null>(null);
  // For the next photo: often it belongs to the same lot.
  const [text, setText] = useState('');
  const { assign, isPending } = useAssignPhoto(archive.id, () => {
    setChosen(null);
    setViewed(viewed === null ? null : besideOf(pictures, viewed));
  });
  const actionsFor = (file: ArchivedFile) =>
    isAssignable(archive.state, file.outcome) ? (
      <AssignActions
        path={file.path}
        isPending={isPending}
        onChoose={() => {
          setViewed(null);
          setChosen(file);
        }}
        onDiscard={() => assign(file.place, null)}
      />
    ) : null;
  return (
    <Stack component="section" aria-label="Files" gap="sm">
      <FilesToShow {...{ counts, show, onShow }} />
      {fileList.length === 0 && <Text c="dimmed">No files here.</Text>}
      {fileList.map((file) => (
        <FileRow
          key={file.place}
          file={file}
          actions={actionsFor(file)}
          onEnlarge={() => setViewed(file)}
        />
      ))}
      {viewed !== null && (
        <ViewPhoto
          file={viewed}
          files={pictures}
          onShow={setViewed}
          onClose={() => setViewed(null)}
        >
          {actionsFor(viewed)}
        </ViewPhoto>
      )}
      {chosen !== null && (
        <AssignPhoto
          archive={archive}
          file={chosen}
          {...{ text, isPending }}
          onText={setText}
          onChoose={(lotId) => assign(chosen.place, lotId)}
          onClose={() => setChosen(null)}
        />
      )}
      <Pages page={page} perPage={page_size} count={fileCount} onChange={onPage} />
    </Stack>
  );
}

type FilterProps = Pick<Props, 'show' | 'onShow'> & Pick<Props['archive'], 'counts'>;

const FilesToShow = ({ counts: { waiting, added, not_added }, show, onShow }: FilterProps) => (
  <NativeSelect
    label="Files to show"
    maw={260}
    value={show}
    onChange={(event) => onShow(SHOWN.find((each) => each === event.currentTarget.value) ?? 'all')}
    data={[
      { value: 'all', label: `All (${waiting + added + not_added})` },
      { value: 'matched', label: `With a lot (${waiting + added})` },
      { value: 'unmatched', label: `Not added (${not_added})` },
    ]}
  />
);

/** The one to look at once this one is discarded: the next, or the last. */
function besideOf(files: readonly ArchivedFile[], { place }: ArchivedFile): ArchivedFile | null {
  const at = files.findIndex((file) => file.place === place);
  return files[at + 1] ?? files[at - 1] ?? null;
}

interface ActionsProps {
  readonly path: string;
  readonly isPending: boolean;
  readonly onChoose: () => void;
  readonly onDiscard: () => void;
}

const AssignActions = ({ path, isPending, onChoose, onDiscard }: ActionsProps) => (
  <Group gap="xs">
    <Button size="xs" variant="default" aria-label={`Choose a lot for ${path}`} onClick={onChoose}>
      Choose a lot
    </Button>
    <Button
      size="xs"
      variant="subtle"
      color="red"
      aria-label={`Discard ${path}`}
      disabled={isPending}
      onClick={onDiscard}
    >
      Discard
    </Button>
  </Group>
);

const REASONS: Readonly<Record<ArchivedFile['outcome'], string>> = {
  matched: '',
  added: 'Added',
  unknown: 'No lot with this name.',
  ambiguous: 'The name fits several lots.',
  'not a picture': 'Not a JPEG, PNG, WebP, AVIF or GIF picture.',
  'too large': 'Larger than 10 MB, or more than 50 megapixels.',
  archive: 'An archive inside the ZIP file. Unpack it first.',
  encrypted: 'Protected by a password.',
  damaged: 'Damaged. Add this photo again.',
  full: 'The lot already has 20 photos.',
  same: 'The lot already has this photo.',
  closed: 'The lot has closed or was deleted.',
};

interface RowProps {
  readonly file: ArchivedFile;
  readonly actions: ReactNode;
  readonly onEnlarge: () => void;
}

function FileRow({ file, actions, onEnlarge }: RowProps) {
  const { path, outcome, lot } = file;
  const isFine = outcome === 'matched' || outcome === 'added' || outcome === 'same';
  return (
    <Paper withBorder p="sm">
      <div className={classes.row}>
        <SmallPreview file={file} onEnlarge={onEnlarge} />
        <Text size="sm" fw={600} className={classes.name}>
          {path}
        </Text>
        <Stack className={classes.what} gap={2} miw={0}>
          {lot !== null && (
            <TextLink size="sm" to={paths.sellerLot(lot.id)}>
              {[lot.lpn, lot.title].filter((text) => text !== '').join(' · ') || 'Untitled lot'}
            </TextLink>
          )}
          {REASONS[outcome] !== '' && (
            <Text size="sm" {...(isFine ? { c: 'dimmed' } : { c: 'red' })}>
              {REASONS[outcome]}
            </Text>
          )}
          {actions}
        </Stack>
      </div>
    </Paper>
  );
}
