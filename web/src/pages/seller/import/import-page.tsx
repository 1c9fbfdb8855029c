// Import of lots and photos from files, the earlier imports, and downloads of the seller's lists.
import { Alert, Button, FileButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EXPORT_LISTS, MANIFEST_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { labelWithCount } from '@hammerdock/domain/text/format.ts';
import { useCall } from '../../../api/query.tsx';
import { sendManifest } from '../../../api/send-manifest.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';
import { Imports } from './imports.tsx';
import { PhotoArchives } from './photo-archives.tsx';
import { UploadPhotos } from './upload-photos.tsx';

/** `auctionId`: whose lots get photos. */
export function ImportPage({ auctionId }: { auctionId: string | null }) {
  return (
    <>
      <PageHead title="Import and export" />
      <Stack gap="xl">
        <Upload />
        <Imports />
        <UploadPhotos auctionId={auctionId} />
        <PhotoArchives />
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
  const name = labelWithCount(LISTS[list], count);
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
