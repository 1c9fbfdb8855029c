// One import: reading, matching its columns, reviewing its rows, and importing them.
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { countOf, formatCount } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import { useOwnEvents } from '../../../api/live/live-hooks.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { ImportReview } from './import-review.tsx';
import type { Manifest } from './manifest.ts';
import { UploadPhotos } from './upload-photos.tsx';

export function ManifestPage({ id }: { id: string }) {
  useOwnEvents();
  const found = useCall('manifests.getManifest', { import_id: id });
  if (found.isError) {
    return (
      <>
        <PageHead title="Import" />
        <ErrorState
          title="We couldn’t load this import"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      </>
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the import" />;
  return (
    <>
      <PageHead title={found.data.file_name}>
        <Cancel manifest={found.data} />
      </PageHead>
      <Step manifest={found.data} />
    </>
  );
}

function Step({ manifest }: { manifest: Manifest }) {
  switch (manifest.state) {
    case 'reading':
    case 'checking':
    case 'importing':
      return <Working manifest={manifest} />;
    case 'mapping':
      return <ColumnMapping key={manifest.id} manifest={manifest} />;
    case 'ready':
      return <ImportReview manifest={manifest} />;
    case 'imported':
      return <Done manifest={manifest} />;
    case 'failed':
      return (
        <Stack align="flex-start">
          <Alert color="red" title="Nothing was imported" w="100%">
            {manifest.problem}
          </Alert>
          <LinkButton to={paths.sellerImport}>Choose another file</LinkButton>
        </Stack>
      );
  }
}

const DOING = {
  reading: 'Reading your file',
  checking: 'Checking every row',
  importing: 'Adding the lots',
} as const;

function Working({ manifest: { state, done, rows } }: { manifest: Manifest }) {
  if (state !== 'reading' && state !== 'checking' && state !== 'importing') return null;
  const percent = rows === 0 ? 0 : Math.round((done / rows) * 100);
  return (
    <Stack gap="xs" aria-live="polite">
      <Text fw={600}>{DOING[state]}…</Text>
      <Progress value={percent} aria-label={DOING[state]} />
      <Text size="sm" c="dimmed">
        {rows === 0
          ? 'This takes a few seconds.'
          : `${formatCount(done)} of ${countOf(rows, 'row')}`}
      </Text>
      <Text size="sm">You can leave this page; the work goes on.</Text>
    </Stack>
  );
}

function Done({ manifest: { imported, auction_id } }: { manifest: Manifest }) {
  const count = countOf(imported ?? 0, 'lot');
  return (
    <Stack>
      <Alert title={`${count} added as drafts`}>
        Add photos and check the details, then publish the auction.
      </Alert>
      <UploadPhotos auctionId={auction_id} />
      <Group gap="sm">
        <LinkButton to={paths.sellerLots('draft')}>Go to drafts</LinkButton>
        <LinkButton variant="default" to={paths.sellerImport}>
          Import another file
        </LinkButton>
      </Group>
    </Stack>
  );
}

function Cancel({ manifest: { id, state } }: { manifest: Manifest }) {
  const navigate = useNavigate();
  const cancel = useCommand('manifests.cancelManifest', {
    refreshes: ['manifests.listManifests'],
    onDone: () => void navigate({ to: paths.sellerImport }),
  });
  const isOver = state === 'imported' || state === 'failed';
  return (
    <Button
      variant="default"
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ import_id: id })}
    >
      {isOver ? 'Remove from the list' : 'Cancel import'}
    </Button>
  );
}
