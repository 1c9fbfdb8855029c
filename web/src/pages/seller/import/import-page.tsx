// Import of lots from a file, the earlier imports, and downloads of the seller's lists.
import { Alert, Badge, Button, FileButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ManifestImport } from '@hammerdock/contract/services/seller/manifests.ts';
import { EXPORT_LISTS, MANIFEST_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { sendManifest } from '../../../api/send-manifest.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';

export function ImportPage() {
  return (
    <>
      <PageHead title="Import and export" />
      <Stack gap="xl">
        <Upload />
        <Imports />
        <Exports />
      </Stack>
    </>
  );
}

const TYPES = '.csv,.tsv,.txt,.xlsx';

function Upload() {
  const acting = useActing();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (file: File | null) => {
    if (file === null) return;
    if (file.size > MANIFEST_MB_MAX * 1024 * 1024) {
      setProblem(`This file is larger than ${MANIFEST_MB_MAX} MB. Split it, and try again.`);
      return;
    }
    setSending(true);
    setProblem('');
    try {
      await navigate({ to: paths.sellerManifest(await sendManifest(file, acting)) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h4">
          Import lots from a manifest
        </Title>
        <Text size="sm">
          CSV or Excel (.xlsx), up to {MANIFEST_MB_MAX} MB and 10,000 rows. You’ll check every row
          before anything is added, and the lots start as drafts.
        </Text>
        <FileButton accept={TYPES} onChange={(file) => void send(file)}>
          {(props) => (
            <Button {...props} loading={isSending}>
              Choose a file
            </Button>
          )}
        </FileButton>
        {problem !== '' && (
          <Alert color="red" role="alert" w="100%">
            {problem}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}

const STATES: Readonly<Record<ManifestImport['state'], string>> = {
  reading: 'Reading',
  mapping: 'Match columns',
  checking: 'Checking',
  ready: 'Ready to review',
  importing: 'Importing',
  imported: 'Imported',
  failed: 'Failed',
};

function Imports() {
  const found = useCall('manifests.listManifests', useActing());
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your imports"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your imports" />;
  const { importList } = found.data;
  if (importList.length === 0) {
    return (
      <EmptyState
        title="No imports yet"
        text="Choose your supplier’s file above. We recognize the columns of most manifests."
      />
    );
  }
  return (
    <Stack component="section" aria-label="Your imports" gap="sm">
      <Title order={2} size="h4">
        Your imports
      </Title>
      {importList.map((each) => (
        <ImportCard key={each.id} given={each} />
      ))}
    </Stack>
  );
}

function ImportCard({
  given: { id, file_name, state, rows, imported },
}: {
  given: ManifestImport;
}) {
  const count = imported ?? rows;
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
            {count > 0 && (
              <Text size="sm" c="dimmed">
                {imported === null ? `${count} rows` : `${count} lots`}
              </Text>
            )}
          </Group>
        </Stack>
        <LinkButton
          variant="default"
          to={paths.sellerManifest(id)}
          aria-label={`Open ${file_name}`}
        >
          Open
        </LinkButton>
      </Group>
    </Paper>
  );
}

const LISTS: Readonly<Record<(typeof EXPORT_LISTS)[number], string>> = {
  draft: 'Drafts',
  open: 'Upcoming and open',
  sold: 'Sold',
  unsold: 'Unsold',
  relisted: 'Relisted',
};

function Exports() {
  return (
    <Stack component="section" aria-label="Download your lots" gap="sm">
      <Title order={2} size="h4">
        Download your lots
      </Title>
      <Text size="sm">
        A CSV file for any spreadsheet. You can edit it and import it again. It has no photos.
      </Text>
      <Group gap="sm">
        {EXPORT_LISTS.map((list) => (
          <Download key={list} list={list} />
        ))}
      </Group>
    </Stack>
  );
}

function Download({ list }: { list: (typeof EXPORT_LISTS)[number] }) {
  const found = useCall('manifests.previewExport', { ...useActing(), list });
  const { count = 0, address = '' } = found.data ?? {};
  const name = `${LISTS[list]} (${count})`;
  if (count === 0) {
    return (
      <Button variant="default" disabled>
        {name}
      </Button>
    );
  }
  return (
    <Button variant="default" component="a" href={address} download>
      {name}
    </Button>
  );
}
