// Stops, finishes, cancels or removes a ZIP file with photos. It says first what would be lost.
import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hasLeftovers } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { paths } from '../../../paths.ts';
import { Modal } from '../../../ui/layers/modal.tsx';

type Archive = Answer<'photoArchives.getPhotoArchive'>;

export function CancelArchive({ archive }: { archive: Archive }) {
  const { id, state, done } = archive;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const staysListed = state === 'adding' || hasLeftovers({ state, doneCount: done });
  const { mutate, isPending } = useCommand('photoArchives.cancelPhotoArchive', {
    refreshes: [staysListed ? 'photoArchives.getPhotoArchive' : 'photoArchives.listPhotoArchives'],
    onDone: () => {
      setAsking(false);
      if (!staysListed) void navigate({ to: paths.sellerImport });
    },
  });
  const cancel = (): void => mutate({ archive_id: id });
  const label = labelOf(archive);
  const lost = lossOf(archive);
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => (lost === null ? cancel() : setAsking(true))}
      >
        {label}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={lost?.title}>
        <Text>{lost?.text}</Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            Keep the file
          </Button>
          <Button color="red" loading={isPending} onClick={cancel}>
            {lost?.confirm}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

function labelOf({ state, done }: Archive): string {
  if (state === 'adding') return 'Stop adding';
  if (hasLeftovers({ state, doneCount: done })) return 'Finish';
  return state === 'done' || state === 'stopped' || state === 'failed'
    ? 'Remove from the list'
    : 'Cancel';
}

interface Loss {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

/** null: nothing is lost. */
export function lossOf({ state, done, counts }: Archive): Loss | null {
  const lost = counts.waiting + counts.assignable;
  if (state !== 'ready' || lost === 0) return null;
  const photos = countOf(lost, 'photo');
  const deleted = `The ZIP file is deleted, with ${photos} that ${lost === 1 ? 'isn’t' : 'aren’t'}`;
  return hasLeftovers({ state, doneCount: done })
    ? {
        title: `Finish without ${photos}?`,
        text: `${deleted} with a lot yet. The photos you added stay with their lots.`,
        confirm: 'Finish',
      }
    : {
        title: 'Delete this ZIP file?',
        text: `${deleted} added yet, and the lots you chose for them.`,
        confirm: 'Delete the file',
      };
}
