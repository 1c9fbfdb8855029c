// The files of a ZIP with photos, each with its lot or the reason why it has none. Until they
// are added, photos are given to lots by hand.
import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { isAssignable, isMovable } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import classes from './archived-files.module.css';
import { AssignPhotos, useAssignPhotos, useUnassignPhoto } from './assign-photo.tsx';
import { areAllChosen, useChosenPhotos } from './chosen-photos.ts';
import { DiscardPhotos } from './discard-photos.tsx';
import { SmallPreview } from './photo-preview.tsx';
import { SelectedPhotos } from './selected-photos.tsx';
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
  const loose = fileList.filter(({ outcome }) => isAssignable(archive.state, outcome));
  const shown = fileList.filter(
    (file) => loose.includes(file) || isMovable(archive.state, file.outcome),
  );
  const work = useFileWork(archive, { shown, loose });
  const { selection, isPending, chosen, viewed, discarding } = work;
  const isSelecting = selection.files.length > 0;
  return (
    <Stack component="section" aria-label="Files" gap="sm">
      <FilesToShow {...{ counts, show, onShow }} />
      {loose.length > 1 && (
        <Checkbox
          label={`Select all ${loose.length} without a lot on this page`}
          checked={areAllChosen(selection.files, loose)}
          indeterminate={isSelecting && !areAllChosen(selection.files, loose)}
          onChange={selection.onAll}
        />
      )}
      {fileList.length === 0 && <Text c="dimmed">No files here.</Text>}
      {fileList.map((file) => (
        <FileRow
          key={file.place}
          file={file}
          // While photos are selected, the bar below has their actions.
          actions={isSelecting && !file.is_chosen ? null : work.actionsFor(file)}
          isChosen={shown.includes(file) ? selection.isChosen(file) : null}
          onSelect={(isRange) => selection.onClick({ place: file.place, isRange })}
          onEnlarge={() => work.view(file)}
        />
      ))}
      {/* Not behind the question to discard it: the Escape key would close both. */}
      {viewed !== null && discarding.length === 0 && (
        <ViewPhoto
          file={viewed}
          files={picturesOf(archive)}
          onShow={work.view}
          onClose={() => work.view(null)}
        >
          {work.actionsFor(viewed)}
        </ViewPhoto>
      )}
      {chosen.length > 0 && <AssignPhotos archive={archive} files={chosen} {...work.choice} />}
      {discarding.length > 0 && (
        <DiscardPhotos
          count={discarding.length}
          onDiscard={() => {
            work.assign(discarding, null);
            work.askToDiscard([]);
          }}
          onClose={() => work.askToDiscard([])}
        />
      )}
      <Pages page={page} perPage={page_size} count={fileCount} onChange={onPage} />
      {isSelecting && (
        <SelectedPhotos
          count={selection.files.length}
          isPending={isPending}
          onChoose={() => work.choose(selection.files)}
          onDiscard={() => work.askToDiscard(selection.files)}
          onClear={selection.clear}
        />
      )}
    </Stack>
  );
}

const picturesOf = ({ fileList }: Props['archive']): readonly ArchivedFile[] =>
  fileList.filter(({ preview }) => preview !== null);

/** Which photos are selected, looked at, given to a lot and discarded. */
function useFileWork(archive: Props['archive'], selectable: Parameters<typeof useChosenPhotos>[0]) {
  const selection = useChosenPhotos(selectable);
  const [chosen, setChosen] = useState<readonly ArchivedFile[]>([]);
  const [discarding, askToDiscard] = useState<readonly ArchivedFile[]>([]);
  const [viewed, setViewed] = useState<ArchivedFile | null>(null);
  // For the next photos: often they belong to the same lot.
  const [text, setText] = useState('');
  const { assign, isPending } = useAssignPhotos(archive.id, () => {
    setChosen([]);
    selection.clear();
    setViewed(viewed === null ? null : besideOf(picturesOf(archive), viewed));
  });
  const undo = useUnassignPhoto(archive.id);
  const choose = (files: readonly ArchivedFile[]): void => {
    setViewed(null);
    setChosen(files);
  };
  const actionsFor = (file: ArchivedFile): ReactNode => {
    if (file.is_chosen) {
      return (
        <Undo path={file.path} isPending={undo.isPending} onUndo={() => undo.unassign(file)} />
      );
    }
    const isMatched = isMovable(archive.state, file.outcome);
    return isMatched || isAssignable(archive.state, file.outcome) ? (
      <AssignActions
        path={file.path}
        isMatched={isMatched}
        isPending={isPending}
        onChoose={() => choose([file])}
        onDiscard={() => askToDiscard([file])}
      />
    ) : null;
  };
  const choice = {
    text,
    isPending,
    onText: setText,
    onChoose: (lotId: string) => assign(chosen, lotId),
    onClose: () => setChosen([]),
  };
  return {
    selection,
    chosen,
    viewed,
    discarding,
    isPending,
    assign,
    askToDiscard,
    choose,
    choice,
    actionsFor,
    view: setViewed,
  };
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
  /** Its name says a lot, from which it is moved to another one. */
  readonly isMatched: boolean;
  readonly isPending: boolean;
  readonly onChoose: () => void;
  readonly onDiscard: () => void;
}

const AssignActions = ({ path, isMatched, isPending, ...props }: ActionsProps) => (
  <Group gap={4}>
    <Button
      px="sm"
      variant="default"
      aria-label={isMatched ? `Move ${path} to another lot` : `Choose a lot for ${path}`}
      onClick={props.onChoose}
    >
      {isMatched ? 'Move' : 'Choose a lot'}
    </Button>
    <Button
      px="sm"
      variant="subtle"
      color="red"
      aria-label={`Discard ${path}`}
      disabled={isPending}
      onClick={props.onDiscard}
    >
      Discard
    </Button>
  </Group>
);

interface UndoProps {
  readonly path: string;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}

const Undo = ({ path, isPending, onUndo }: UndoProps) => (
  <Button
    variant="default"
    style={{ alignSelf: 'flex-start' }}
    aria-label={`Undo the choice of a lot for ${path}`}
    disabled={isPending}
    onClick={onUndo}
  >
    Undo
  </Button>
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
  /** null: it cannot be selected. */
  readonly isChosen: boolean | null;
  readonly onSelect: (isRange: boolean) => void;
  readonly onEnlarge: () => void;
}

function FileRow({ file, actions, isChosen, onSelect, onEnlarge }: RowProps) {
  const { path, outcome, lot } = file;
  const isFine = outcome === 'matched' || outcome === 'added' || outcome === 'same';
  return (
    <Paper withBorder p="sm" data-chosen={isChosen === true || undefined} className={classes.file}>
      <div className={classes.row}>
        <SmallPreview file={file} onEnlarge={onEnlarge} />
        {isChosen === null ? (
          <Text size="sm" fw={600} className={classes.name}>
            {path}
          </Text>
        ) : (
          <Checkbox
            label={path}
            classNames={{ root: classes.name, label: classes.path, labelWrapper: classes.wrapper }}
            checked={isChosen}
            // A click with Shift, or the space bar with Shift, selects a range.
            onChange={({ nativeEvent }) =>
              onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        )}
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
