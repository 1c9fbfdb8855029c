// The imports of manifests of the last weeks.
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ManifestImport } from '@hammerdock/contract/services/seller/manifests.ts';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';

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
