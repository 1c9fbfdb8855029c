// Which column of the file is which field of a lot.
import { Button, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ManifestField } from '@hammerdock/domain/catalog/manifest-field.ts';
import { useState } from 'react';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useCommand } from '../../../api/query.tsx';
import { FIELD_NAMES } from './field-names.ts';
import type { Manifest } from './manifest.ts';

// The keys of the table are the fields.
const FIELDS = Object.keys(FIELD_NAMES) as ManifestField[];
const CHOICES = [
  { value: '', label: 'Don’t import' },
  ...FIELDS.map((field) => ({ value: field, label: FIELD_NAMES[field] })),
];

export function ColumnMapping({ manifest }: { manifest: Manifest }) {
  const { id, columns, family, remembered, rows } = manifest;
  const [fields, setFields] = useState(columns.map(({ field }) => field));
  const map = useCommand('manifests.mapManifest', { refreshes: ['manifests.getManifest'] });
  const hasTitle = fields.includes('title');
  const choose = (at: number, value: string) =>
    setFields(fields.with(at, FIELDS.find((field) => field === value) ?? null));
  return (
    <Stack>
      <Text>
        {introOf(family, remembered === 1)} Check what each column is;{' '}
        {countOf(rows, 'row follows', 'rows follow')}.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {columns.map(({ name, samples }, at) => (
          <Paper key={at} withBorder p="sm">
            <NativeSelect
              label={name === '' ? `Column ${at + 1}` : name}
              description={samples.filter((text) => text !== '').join(' · ') || 'No values'}
              data={CHOICES}
              value={fields[at] ?? ''}
              onChange={(event) => choose(at, event.currentTarget.value)}
            />
          </Paper>
        ))}
      </SimpleGrid>
      {!hasTitle && <Text c="red">Choose the column for the title.</Text>}
      <Button
        disabled={!hasTitle}
        loading={map.isPending}
        onClick={() => map.mutate({ import_id: id, fields })}
      >
        Check the rows
      </Button>
    </Stack>
  );
}

function introOf(family: string, isRemembered: boolean): string {
  if (isRemembered) return 'You’ve imported a file with these columns before.';
  return family === '' ? 'We matched the columns we know.' : `This looks like: ${family}.`;
}
