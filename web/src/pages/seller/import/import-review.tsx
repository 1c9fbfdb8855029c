// The rows of an import: errors to fix, warnings, and how they become drafts.
import {
  centsOf,
  countOf,
  dollarsOf,
  formatCount,
  labelWithCount,
} from '@hammerdock/domain/text/format.ts';
import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ConfirmImport } from './confirm-import.tsx';
import type { Manifest } from './manifest.ts';
import { ReviewRow } from './review-row.tsx';

type Shown = 'all' | 'errors' | 'warnings' | 'skipped';

export function ImportReview({ manifest }: { manifest: Manifest }) {
  const { counts, retail_total, problem, rows } = manifest;
  const [shown, setShown] = useState<Shown>(counts.errors > 0 ? 'errors' : 'all');
  const [page, setPage] = useState(1);
  const choose = (value: string) => {
    setShown(SHOWN.find((each) => each === value) ?? 'all');
    setPage(1);
  };
  return (
    <Stack>
      {problem !== '' && (
        <Alert color="amber" role="alert">
          {problem}
        </Alert>
      )}
      <Text>
        {formatCount(counts.ready)} of {formatCount(rows)} rows can be imported, with a retail value
        of {dollarsOf(centsOf(retail_total))}.
        {counts.errors > 0 && ` ${toFix(counts.errors)} first.`}
      </Text>
      <ConfirmImport manifest={manifest} />
      <NativeSelect
        label="Rows to show"
        maw={260}
        value={shown}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: 'all', label: labelWithCount('All', rows) },
          { value: 'errors', label: labelWithCount('Errors', counts.errors) },
          { value: 'warnings', label: labelWithCount('Warnings', counts.warnings) },
          { value: 'skipped', label: labelWithCount('Skipped', counts.skipped) },
        ]}
      />
      <Rows manifest={manifest} shown={shown} page={page} onPage={setPage} />
    </Stack>
  );
}

const toFix = (errors: number): string => `Fix or skip ${countOf(errors, 'row')}`;

const SHOWN: readonly Shown[] = ['all', 'errors', 'warnings', 'skipped'];

interface RowsProps {
  readonly manifest: Manifest;
  readonly shown: Shown;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Rows({ manifest, shown, page, onPage }: RowsProps) {
  const input = { import_id: manifest.id, show: shown, page };
  const found = useCall('manifests.listManifestRows', input, { keepPrevious: true });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the rows"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the rows" />;
  const { rowList, rowCount, page_size } = found.data;
  if (rowList.length === 0) return <Text c="dimmed">No rows here.</Text>;
  return (
    <Stack gap="sm">
      {rowList.map((row) => (
        <ReviewRow key={row.line} manifest={manifest} row={row} />
      ))}
      <Pages page={page} perPage={page_size} count={rowCount} onChange={onPage} />
    </Stack>
  );
}
