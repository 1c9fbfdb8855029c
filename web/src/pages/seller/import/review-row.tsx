// A row of an import with its problems; a cell with a problem can be corrected in place.
import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import type { ManifestRow } from '@hammerdock/contract/services/seller/manifests.ts';
import { useState } from 'react';
import { useCommand } from '../../../api/query.tsx';
import { FIELD_NAMES } from './field-names.ts';
import type { Manifest } from './manifest.ts';

interface Props {
  readonly manifest: Manifest;
  readonly row: ManifestRow;
}

export function ReviewRow({ manifest, row }: Props) {
  const { line, cells, notes, skipped } = row;
  const update = useUpdate();
  const title = cells[manifest.columns.findIndex(({ field }) => field === 'title')] ?? '';
  const places = new Set(notes.flatMap(({ column }) => column ?? []));
  const ofRow = notes.filter(({ column }) => column === null);
  const skip = () => update.mutate({ import_id: manifest.id, line, skip: skipped === 1 ? 0 : 1 });
  return (
    <Paper withBorder p="sm" opacity={skipped === 1 ? 0.6 : 1}>
      <Stack gap="xs">
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
            <b>Line {line}</b> {title}
          </Text>
          <Button
            px="sm"
            flex="none"
            variant="default"
            loading={update.isPending}
            aria-label={skipped === 1 ? `Take back line ${line}` : `Skip line ${line}`}
            onClick={skip}
          >
            {skipped === 1 ? 'Take back' : 'Skip'}
          </Button>
        </Group>
        <Read manifest={manifest} row={row} />
        {skipped === 0 &&
          [...places].map((column) => (
            <Cell
              key={`${column} ${cells[column]}`}
              manifest={manifest}
              row={row}
              column={column}
            />
          ))}
        {ofRow.map(({ problem, field }) => (
          <Text key={problem} size="sm" c="red">
            {field}: {problem}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}

/** To compare with the goods; what has to be corrected is below. */
const READ = ['label', 'itemCount', 'unitRetail', 'condition', 'startPrice'] as const;

function Read({ manifest: { columns }, row: { cells, notes, skipped } }: Props) {
  const texts = READ.flatMap((wanted) => {
    const at = columns.findIndex(({ field }) => field === wanted);
    const text = cells[at] ?? '';
    const isBelow = skipped === 0 && notes.some(({ column }) => column === at);
    if (text === '' || isBelow) return [];
    return [wanted === 'label' ? text : `${FIELD_NAMES[wanted]} ${text}`];
  });
  return texts.length === 0 ? null : (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {texts.join(' · ')}
    </Text>
  );
}

const useUpdate = () =>
  useCommand('manifests.updateManifestRow', {
    refreshes: ['manifests.getManifest', 'manifests.listManifestRows'],
  });

function Cell({ manifest, row, column }: Props & { column: number }) {
  const { line, cells, notes } = row;
  const [text, setText] = useState(cells[column] ?? '');
  const update = useUpdate();
  const here = notes.filter((note) => note.column === column);
  const problems = here.map(({ problem }) => problem).join(' ');
  const blocks = here.some((note) => note.blocks === 1);
  const isChanged = text !== (cells[column] ?? '');
  const save = () => {
    if (isChanged) update.mutate({ import_id: manifest.id, line, cell: { column, text } });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          miw={0}
          label={`${manifest.columns[column]?.name ?? ''}, line ${line}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={text}
          {...(blocks ? { error: problems } : { description: problems })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          mt={26}
          type="submit"
          variant="light"
          disabled={!isChanged}
          loading={update.isPending}
        >
          Save
        </Button>
      </Group>
    </form>
  );
}
