// Upload of a ZIP file with photos, which are matched with lots by the names of its files.
import {
  Alert,
  Button,
  FileButton,
  NativeSelect,
  Paper,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { ARCHIVE_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { UnsavedDialog } from '../../../features/unsaved/unsaved-dialog.tsx';
import { useArchiveUpload } from './use-archive-upload.ts';

/** `auctionId`: the auction to suggest. */
export function UploadPhotos({ auctionId = null }: { auctionId?: string | null }) {
  const { data } = useCall('photoArchives.listPhotoArchives', useActing());
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = data?.targets ?? [];
  const suggested = targets.some(({ id }) => id === auctionId) ? auctionId : null;
  const auction = chosen ?? suggested ?? '';
  const { send, stop, percent, problem } = useArchiveUpload(auction === '' ? null : auction);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h4">
          Add photos from a ZIP file
        </Title>
        <Text size="sm">
          Name each photo after its lot: LPN123.jpg, LPN123-2.jpg or a folder LPN123. For the lots
          of one auction, lot numbers work, too: 12.jpg. Up to {ARCHIVE_MB_MAX} MB. You’ll see what
          matches before anything is added.
        </Text>
        <NativeSelect
          label="Add photos to"
          w="100%"
          maw={420}
          value={auction}
          disabled={percent !== null}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: '', label: 'All drafts and upcoming lots' },
            ...targets.map(({ id: value, number, title }) => ({
              value,
              label: `Auction ${number}: ${title}`,
            })),
          ]}
        />
        {percent === null ? (
          <FileButton accept=".zip,application/zip" onChange={(file) => void send(file)}>
            {(props) => <Button {...props}>Choose a ZIP file</Button>}
          </FileButton>
        ) : (
          <Stack gap="xs" w="100%" aria-live="polite">
            <Text size="sm">Uploading… {percent}%</Text>
            <Progress value={percent} aria-label="Uploading" />
            <Button variant="default" onClick={stop} style={{ alignSelf: 'flex-start' }}>
              Cancel upload
            </Button>
          </Stack>
        )}
        <UnsavedDialog
          unsaved={percent !== null}
          title="Leave and stop the upload?"
          stay="Keep uploading"
        >
          Your ZIP file isn’t uploaded yet. If you leave, you’ll have to choose it again.
        </UnsavedDialog>
        {problem !== '' && (
          <Alert color="red" role="alert" w="100%">
            {problem}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
