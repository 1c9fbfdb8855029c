import type { AnswerOf } from '@hammerdock/contract/call.ts';
import type { Services } from '@hammerdock/contract';
import { Checkbox, Stack, Text } from '@mantine/core';

type Labels = AnswerOf<Services['labels']['listLabels']>['labelList'];

interface Props {
  readonly labels: Labels;
  readonly excluded: ReadonlySet<string>;
  readonly onChange: (excluded: ReadonlySet<string>) => void;
}

/** Which labels are printed: all, unless some are excluded. */
export function LabelList({ labels, excluded, onChange }: Props) {
  const count = labels.filter(({ lpn }) => !excluded.has(lpn)).length;
  const toggle = (lpn: string, wanted: boolean) => {
    const next = new Set(excluded);
    if (wanted) next.delete(lpn);
    else next.add(lpn);
    onChange(next);
  };
  return (
    <Stack gap="xs" role="group" aria-label="Labels to print">
      <Checkbox
        label="All"
        styles={{ label: { paddingBlock: '0.75rem', marginBlock: '-0.75rem' } }}
        checked={count === labels.length}
        indeterminate={count > 0 && count < labels.length}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? new Set() : new Set(labels.map(({ lpn }) => lpn)))
        }
      />
      {labels.map(({ lpn, title, lot_number, floor_location }) => (
        <Checkbox
          key={lpn}
          // All of it is the label, so that a thumb meets it.
          label={
            <>
              {title || lpn}
              <Text span display="block" size="sm" c="dimmed">
                {[lpn, lot_number === null ? 'Draft' : `Lot ${lot_number}`, floor_location]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </Text>
            </>
          }
          checked={!excluded.has(lpn)}
          onChange={(event) => toggle(lpn, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
