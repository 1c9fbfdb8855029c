// The ZIP files with photos that were uploaded lately.
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { PhotoArchiveCard } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';

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
  const { id, file_name, state, photos } = archive;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={4} miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {file_name}
          </Text>
          <Group gap="xs">
            <Badge variant="light" color={state === 'failed' ? 'red' : 'gray'}>
              {STATES[state]}
            </Badge>
            {photos > 0 && (
              <Text size="sm" c="dimmed">
                {photos === 1 ? '1 photo' : `${photos} photos`}
              </Text>
            )}
          </Group>
        </Stack>
        <LinkButton
          variant="default"
          to={paths.sellerPhotoArchive(id)}
          aria-label={`Open ${file_name}`}
        >
          Open
        </LinkButton>
      </Group>
    </Paper>
  );
}
