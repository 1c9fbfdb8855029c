// One ZIP file with photos: which lot gets each, adding them, and what became of them.
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { hasLeftovers } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useOwnEvents } from '../../../api/live/live-hooks.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ArchivedFiles, type ShownFiles } from './archived-files.tsx';
import { CancelArchive } from './cancel-archive.tsx';

type Archive = Answer<'photoArchives.getPhotoArchive'>;

export function PhotoArchivePage({ id }: { id: string }) {
  useOwnEvents();
  const [show, setShow] = useState<ShownFiles>('all');
  const [page, setPage] = useState(1);
  const input = { archive_id: id, show, page };
  const found = useCall('photoArchives.getPhotoArchive', input, { keepPrevious: true });
  if (found.isError) {
    return (
      <>
        <PageHead title="Photos" />
        <ErrorState
          title="We couldn’t load this ZIP file"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      </>
    );
  }
  const archive = found.data;
  if (archive === undefined) return <ListSkeletons label="Loading the ZIP file" />;
  const { waiting, added, not_added, discarded } = archive.counts;
  const choose = (value: ShownFiles) => {
    setShow(value);
    setPage(1);
  };
  return (
    <>
      <PageHead title={archive.file_name}>
        <CancelArchive archive={archive} />
      </PageHead>
      <Stack>
        <Step archive={archive} />
        {waiting + added + not_added + discarded > 0 && (
          <ArchivedFiles {...{ archive, show, page }} onShow={choose} onPage={setPage} />
        )}
      </Stack>
    </>
  );
}

function Step({ archive }: { archive: Archive }) {
  switch (archive.state) {
    case 'receiving':
      return (
        <Ended title="The upload didn’t finish" color="amber">
          Choose the file again to add its photos.
        </Ended>
      );
    case 'reading':
      return <Working text="Reading your file" {...{ done: 0, of: 0 }} />;
    case 'ready':
      return hasLeftovers({ state: archive.state, doneCount: archive.done }) ? (
        <Leftovers archive={archive} />
      ) : (
        <Review archive={archive} />
      );
    case 'adding':
      return <Working text="Adding the photos" done={archive.done} of={archive.photos} />;
    case 'done':
      return <Done archive={archive} />;
    case 'stopped':
      return (
        <Ended title={`Stopped after ${countOf(archive.counts.added, 'photo')}`} color="amber">
          {archive.problem} The photos that were added stay with their lots.
        </Ended>
      );
    case 'failed':
      return (
        <Ended title="No photos were added" color="red">
          {archive.problem}
        </Ended>
      );
  }
}

function Leftovers({ archive: { id, counts, problem } }: { archive: Archive }) {
  const add = useAddPhotos();
  const { added, waiting, assignable, lots } = counts;
  const where = waiting > 0 ? '' : ` to ${countOf(lots, 'lot')}`;
  return (
    <Stack align="flex-start">
      <Alert title={`${countOf(added, 'photo')} added${where}`} w="100%">
        {waiting > 0 && `${countOf(waiting, 'photo')} will be added next. `}
        {assignable > 0 &&
          `${withoutLot(assignable)} Choose lots for them below, or finish without them. `}
        {waiting + assignable === 0 && 'Nothing is left to add, so you can finish. '}
        We keep the file for 14 days after your last change.
      </Alert>
      <Problem text={problem} />
      {waiting > 0 && (
        <Button loading={add.isPending} onClick={() => add.mutate({ archive_id: id })}>
          Add {countOf(waiting, 'photo')}
        </Button>
      )}
    </Stack>
  );
}

/** Why the photos were not added the last time. */
const Problem = ({ text }: { text: string }) =>
  text === '' ? null : (
    <Alert color="amber" title="We had to stop adding photos" w="100%">
      {text}
    </Alert>
  );

const useAddPhotos = () =>
  useCommand('photoArchives.addArchivePhotos', { refreshes: ['photoArchives.getPhotoArchive'] });

/** Only photos that a lot can be chosen for. */
const withoutLot = (count: number): string =>
  `${countOf(count, 'photo has', 'photos have')} no lot yet.`;

function Review({ archive: { id, auction, counts, problem } }: { archive: Archive }) {
  const add = useAddPhotos();
  const { waiting, not_added, assignable, lots } = counts;
  const rest = not_added - assignable;
  const scope =
    auction === null
      ? 'Photos are matched with your drafts and upcoming lots by LPN. ' +
        'To match lot numbers, choose the auction when you upload the file.'
      : `Photos are matched with the lots of auction ${auction.number} by LPN or lot number.`;
  return (
    <Stack gap="xs" align="flex-start">
      <Problem text={problem} />
      <Text>
        {waiting === 0
          ? 'No photo matches a lot.'
          : `${countOf(waiting, 'photo')} will be added to ${countOf(lots, 'lot')}, ` +
            'after those already there. ' +
            'If one is matched to the wrong lot, you can move it below.'}
        {assignable > 0 &&
          ` ${withoutLot(assignable)} You can see why below, and choose lots by hand.`}
        {rest > 0 && ` ${countOf(rest, 'file')} can’t be added; see why below.`}
      </Text>
      <Text size="sm" c="dimmed">
        {scope}
      </Text>
      {waiting > 0 ? (
        <Button loading={add.isPending} onClick={() => add.mutate({ archive_id: id })}>
          Add {countOf(waiting, 'photo')}
        </Button>
      ) : (
        <LinkButton to={paths.sellerImport}>Choose another file</LinkButton>
      )}
    </Stack>
  );
}

function Working({ text, done, of }: { text: string; done: number; of: number }) {
  return (
    <Stack gap="xs" aria-live="polite">
      <Text fw={600}>{text}…</Text>
      <Progress value={of === 0 ? 0 : Math.round((done / of) * 100)} aria-label={text} />
      <Text size="sm" c="dimmed">
        {of === 0 ? 'This takes a few seconds.' : `${done} of ${countOf(of, 'photo')}`}
      </Text>
      <Text size="sm">You can leave this page; the work goes on.</Text>
    </Stack>
  );
}

function Done({ archive: { auction, counts } }: { archive: Archive }) {
  const { added, lots, not_added, discarded } = counts;
  return (
    <Stack align="flex-start">
      <Alert title={`${countOf(added, 'photo')} added to ${countOf(lots, 'lot')}`} w="100%">
        {not_added > 0
          ? `${not_added} of the files weren’t added; see why below.`
          : discarded > 0
            ? `All but the ${countOf(discarded, 'photo')} you discarded are with their lots.`
            : 'Every photo is with its lot.'}
      </Alert>
      <Group gap="sm">
        {auction === null ? (
          <LinkButton to={paths.sellerLots('draft')}>Go to drafts</LinkButton>
        ) : (
          <LinkButton to={paths.sellerAuction(auction.id)}>Go to the auction</LinkButton>
        )}
        <LinkButton variant="default" to={paths.sellerImport}>
          Choose another file
        </LinkButton>
      </Group>
    </Stack>
  );
}

interface EndedProps {
  readonly title: string;
  readonly color: string;
  readonly children: React.ReactNode;
}

function Ended({ title, color, children }: EndedProps) {
  return (
    <Stack align="flex-start">
      <Alert color={color} title={title} w="100%">
        {children}
      </Alert>
      <LinkButton to={paths.sellerImport}>Choose another file</LinkButton>
    </Stack>
  );
}
