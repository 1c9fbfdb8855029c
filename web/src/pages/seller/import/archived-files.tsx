// The files of a ZIP with photos, each with its lot or the reason why it has none. Until they
// are added, photos are given to lots by hand, taken off them, or discarded.
import { Checkbox, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { isAssignable, isMovable } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import classes from './archived-files.module.css';
import { AssignPhotos } from './assign-photo.tsx';
import { areAllChosen, useChosenPhotos } from './chosen-photos.ts';
import { PhotoActions } from './photo-actions.tsx';
import { SmallPreview } from './photo-preview.tsx';
import { DiscardedPhotos, SelectedPhotos } from './selected-photos.tsx';
import { usePhotoChoices } from './use-photo-choices.ts';
import { ViewPhoto } from './view-photo.tsx';

export type ShownFiles = 'all' | 'matched' | 'unmatched' | 'discarded';
const SHOWN: readonly ShownFiles[] = ['all', 'matched', 'unmatched', 'discarded'];

interface Props {
  readonly archive: Answer<'photoArchives.getPhotoArchive'>;
  readonly show: ShownFiles;
  readonly page: number;
  readonly onShow: (show: ShownFiles) => void;
  readonly onPage: (page: number) => void;
}

export function ArchivedFiles({ archive, show, page, onShow, onPage }: Props) {
  const { counts, fileList, fileCount, page_size, state } = archive;
  const isDiscarded = show === 'discarded';
  const selectable = isDiscarded ? [] : fileList;
  const loose = selectable.filter(({ outcome }) => isAssignable(state, outcome));
  const shown = selectable.filter((file) => loose.includes(file) || isMovable(state, file.outcome));
  const work = useFileWork(archive, { shown, loose });
  const { selection, chosen, viewed, choices } = work;
  const isSelecting = selection.files.length > 0;
  const actionsFor = (file: ArchivedFile): ReactNode => (
    <PhotoActions {...{ file, state, isDiscarded, choices }} onChoose={() => work.choose([file])} />
  );
  return (
    <Stack component="section" aria-label="Files" gap="sm">
      <FilesToShow {...{ counts, state, show, onShow }} />
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
          actions={isSelecting && !file.is_chosen ? null : actionsFor(file)}
          isChosen={shown.includes(file) ? selection.isChosen(file) : null}
          onSelect={(isRange) => selection.onClick({ place: file.place, isRange })}
          onEnlarge={() => work.view(file)}
        />
      ))}
      {viewed !== null && (
        <ViewPhoto
          file={viewed}
          files={picturesOf(archive)}
          onShow={work.view}
          onClose={() => work.view(null)}
        >
          {actionsFor(viewed)}
        </ViewPhoto>
      )}
      {chosen.length > 0 && <AssignPhotos archive={archive} files={chosen} {...work.choice} />}
      <Pages page={page} perPage={page_size} count={fileCount} onChange={onPage} />
      <ActionBar {...{ selection, choices }} onChoose={work.choose} />
    </Stack>
  );
}

const picturesOf = ({ fileList }: Props['archive']): readonly ArchivedFile[] =>
  fileList.filter(({ preview }) => preview !== null);

/** Which photos are selected, looked at and given to a lot. */
function useFileWork(archive: Props['archive'], selectable: Parameters<typeof useChosenPhotos>[0]) {
  const selection = useChosenPhotos(selectable);
  const [chosen, setChosen] = useState<readonly ArchivedFile[]>([]);
  const [viewed, setViewed] = useState<ArchivedFile | null>(null);
  // For the next photos: often they belong to the same lot.
  const [text, setText] = useState('');
  const choices = usePhotoChoices(archive.id, () => {
    setChosen([]);
    selection.clear();
    setViewed(viewed === null ? null : besideOf(picturesOf(archive), viewed));
  });
  const choose = (files: readonly ArchivedFile[]): void => {
    setViewed(null);
    setChosen(files);
  };
  const choice = {
    text,
    isPending: choices.isPending,
    onText: setText,
    onChoose: (lotId: string) => choices.assign(chosen, lotId),
    onClose: () => setChosen([]),
  };
  return { selection, chosen, viewed, choices, choose, choice, view: setViewed };
}

type BarProps = Pick<ReturnType<typeof useFileWork>, 'selection' | 'choices'> & {
  readonly onChoose: (files: readonly ArchivedFile[]) => void;
};

function ActionBar({ selection: { files, clear }, choices, onChoose }: BarProps) {
  const { isPending, discarded } = choices;
  const matched = files.filter(({ outcome }) => outcome === 'matched');
  if (files.length > 0) {
    return (
      <SelectedPhotos
        count={files.length}
        canDetach={matched.length > 0}
        isPending={isPending}
        onChoose={() => onChoose(files)}
        onDetach={() => choices.detach(matched)}
        onDiscard={() => choices.discard(files)}
        onClear={clear}
      />
    );
  }
  if (discarded.length === 0) return null;
  return (
    <DiscardedPhotos
      count={discarded.length}
      isPending={isPending}
      onUndo={() => choices.undo(discarded)}
      onClose={choices.forgetDiscarded}
    />
  );
}

type FilterProps = Pick<Props, 'show' | 'onShow'> & Pick<Props['archive'], 'counts' | 'state'>;

function FilesToShow({ counts, state, show, onShow }: FilterProps) {
  const { waiting, added, not_added, discarded } = counts;
  const choices = [
    { value: 'all', label: `All (${waiting + added + not_added})` },
    { value: 'matched', label: `With a lot (${waiting + added})` },
    { value: 'unmatched', label: `Not added (${not_added})` },
  ];
  // Later their pictures are gone, and so is the way back.
  const hasDiscarded = show === 'discarded' || (state === 'ready' && discarded > 0);
  if (hasDiscarded) choices.push({ value: 'discarded', label: `Discarded (${discarded})` });
  return (
    <NativeSelect
      label="Files to show"
      maw={260}
      value={show}
      onChange={({ currentTarget: { value } }) =>
        onShow(SHOWN.find((each) => each === value) ?? 'all')
      }
      data={choices}
    />
  );
}

/** The one to look at once this one is discarded: the next, or the last. */
function besideOf(files: readonly ArchivedFile[], { place }: ArchivedFile): ArchivedFile | null {
  const at = files.findIndex((file) => file.place === place);
  return files[at + 1] ?? files[at - 1] ?? null;
}

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
  const { path, outcome, lot, is_chosen: isByHand } = file;
  const reason = isByHand && lot === null ? 'You took it off its lot.' : REASONS[outcome];
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
        <Stack className={classes.what} gap={4} miw={0}>
          {lot !== null && (
            <TextLink size="sm" to={paths.sellerLot(lot.id)}>
              {[lot.lpn, lot.title].filter((text) => text !== '').join(' · ') || 'Untitled lot'}
            </TextLink>
          )}
          {reason !== '' && (
            <Text size="sm" {...(isFine || isByHand ? { c: 'dimmed' } : { c: 'red' })}>
              {reason}
            </Text>
          )}
          {actions}
        </Stack>
      </div>
    </Paper>
  );
}
