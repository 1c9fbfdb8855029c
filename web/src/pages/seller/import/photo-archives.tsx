// The ZIP files with photos that were uploaded lately.
import { Stack, Title } from '@mantine/core';
import type { PhotoArchiveCard } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { hasLeftovers } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { FileCard } from './file-card.tsx';

export function PhotoArchives() {
  const found = useCall('photoArchives.listPhotoArchives', useActing());
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your ZIP files"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your ZIP files" />;
  const { archiveList } = found.data;
  if (archiveList.length === 0) {
    return (
      <EmptyState
        title="No ZIP files yet"
        text="Choose a ZIP file with photos above. They’re matched with your lots by their names."
      />
    );
  }
  return (
    <Stack component="section" aria-label="Your ZIP files" gap="sm">
      <Title order={2} size="h4">
        Your ZIP files
      </Title>
      {archiveList.map((each) => (
        <ArchiveCard key={each.id} archive={each} />
      ))}
    </Stack>
  );
}

const STATES: Readonly<Record<PhotoArchiveCard['state'], string>> = {
  receiving: 'Not uploaded',
  reading: 'Reading',
  ready: 'Ready to review',
  adding: 'Adding photos',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};

function ArchiveCard({ archive }: { archive: PhotoArchiveCard }) {
  const { id, file_name, state, photos, done } = archive;
  return (
    <FileCard
      name={file_name}
      state={hasLeftovers({ state, doneCount: done }) ? 'Some photos left' : STATES[state]}
      isFailed={state === 'failed'}
      amount={photos === 0 ? null : countOf(photos, 'photo')}
      to={paths.sellerPhotoArchive(id)}
    />
  );
}
