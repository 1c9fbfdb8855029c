// The files of a ZIP with photos, each with its lot or the reason why it has none. A photo without
// a lot is given to one by hand.
import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { AssignPhoto, useAssignPhoto } from './assign-photo.tsx';
import { isAssignable } from './assignable.ts';

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
  const [chosen, setChosen] = useState<ArchivedFile | null>(null);
  // For the next photo: often it belongs to the same lot.
  const [text, setText] = useState('');
  const { assign, isPending } = useAssignPhoto(archive.id, () => setChosen(null));
  const { waiting, added, not_added } = counts;
  return (
    <Stack component="section" aria-label="Files" gap="sm">
      <NativeSelect
        label="Files to show"
        maw={260}
        value={show}
        onChange={(event) =>
          onShow(SHOWN.find((each) => each === event.currentTarget.value) ?? 'all')
        }
        data={[
          { value: 'all', label: `All (${waiting + added + not_added})` },
          { value: 'matched', label: `With a lot (${waiting + added})` },
          { value: 'unmatched', label: `Not added (${not_added})` },
        ]}
      />
      {fileList.length === 0 && <Text c="dimmed">No files here.</Text>}
      {fileList.map((file) => (
        <FileRow
          key={file.place}
          file={file}
          actions={
            isAssignable(archive.state, file) ? (
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Choose a lot for ${file.path}`}
                  onClick={() => setChosen(file)}
                >
                  Choose a lot
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Discard ${file.path}`}
                  disabled={isPending}
                  onClick={() => assign(file.place, null)}
                >
                  Discard
                </Button>
              </Group>
            ) : null
          }
        />
      ))}
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
}

function FileRow({ file: { path, outcome, lot }, actions }: RowProps) {
  const isFine = outcome === 'matched' || outcome === 'added' || outcome === 'same';
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
        <Stack gap={2} miw={0}>
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
      </Group>
    </Paper>
  );
}
