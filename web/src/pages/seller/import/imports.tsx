// The imports of manifests of the last weeks.
import { Stack, Title } from '@mantine/core';
import type { ManifestImport } from '@hammerdock/contract/services/seller/manifests.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { FileCard } from './file-card.tsx';

export function Imports() {
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

const STATES: Readonly<Record<ManifestImport['state'], string>> = {
  reading: 'Reading',
  mapping: 'Match columns',
  checking: 'Checking',
  ready: 'Ready to review',
  importing: 'Importing',
  imported: 'Imported',
  failed: 'Failed',
};

function ImportCard({ given }: { readonly given: ManifestImport }) {
  const { id, file_name, state, rows, imported } = given;
  const count = imported ?? rows;
  const [one, more] = imported === null ? ['row', 'rows'] : ['lot', 'lots'];
  return (
    <FileCard
      name={file_name}
      state={STATES[state]}
      isFailed={state === 'failed'}
      amount={count === 0 ? null : `${count} ${count === 1 ? one : more}`}
      to={paths.sellerManifest(id)}
    />
  );
}
