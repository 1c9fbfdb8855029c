import {
  LABEL_FORMATS,
  sheetOf,
  type LabelFormat,
  type LabelGrid,
} from '@hammerdock/domain/catalog/label-layout.ts';
import { Alert, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { LabelPrint } from './print-address.ts';

export const USUAL_PRINT: LabelPrint = {
  format: 'avery-5160',
  first: 1,
  grid: { columns: 2, rows: 5, marginX: 25, marginY: 50, gapX: 12, gapY: 0 },
};

const NAMES: Readonly<Record<LabelFormat, string>> = {
  'avery-5160': 'Sheet: Avery 5160, 30 labels',
  grid: 'Sheet: other grid',
  'roll-2x1': 'Roll: 2 × 1 inch',
  'roll-4x6': 'Roll: 4 × 6 inch',
};

interface Figure {
  readonly field: keyof LabelGrid;
  readonly label: string;
  readonly most: number;
}

const COUNTS: readonly Figure[] = [
  { field: 'columns', label: 'Columns', most: 8 },
  { field: 'rows', label: 'Rows', most: 20 },
];

const LENGTHS: readonly Figure[] = [
  { field: 'marginX', label: 'Side margin (inches)', most: 4 },
  { field: 'marginY', label: 'Top margin (inches)', most: 5 },
  { field: 'gapX', label: 'Column gap (inches)', most: 2 },
  { field: 'gapY', label: 'Row gap (inches)', most: 2 },
];

interface Props {
  readonly print: LabelPrint;
  readonly onChange: (print: LabelPrint) => void;
}

export function PrintOptions({ print, onChange }: Props) {
  const { format, first, grid } = print;
  const sheet = sheetOf(format, grid);
  const setGrid = (changes: Partial<LabelGrid>) =>
    onChange({ ...print, grid: { ...grid, ...changes } });
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <NativeSelect
          label="Format"
          value={format}
          data={LABEL_FORMATS.map((value) => ({ value, label: NAMES[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = LABEL_FORMATS.find((one) => one === value);
            if (chosen !== undefined) onChange({ ...print, format: chosen });
          }}
        />
        {!format.startsWith('roll') && (
          <NumberField
            label="First free label"
            least={1}
            most={sheet === null ? 1 : sheet.columns * sheet.rows}
            value={first}
            onChange={(value) => onChange({ ...print, first: value })}
          />
        )}
      </Group>
      {format === 'grid' && (
        <Group align="flex-end">
          {COUNTS.map(({ field, label, most }) => (
            <NumberField
              key={field}
              label={label}
              least={1}
              most={most}
              value={grid[field]}
              onChange={(value) => setGrid({ [field]: value })}
            />
          ))}
          {LENGTHS.map(({ field, label, most }) => (
            <NumberField
              key={field}
              label={label}
              least={0}
              most={most}
              step={0.01}
              value={grid[field] / 100}
              onChange={(value) => setGrid({ [field]: Math.round(value * 100) })}
            />
          ))}
        </Group>
      )}
      {sheet === null && (
        <Alert color="amber" role="alert">
          These labels are too small for a bar code. Use fewer columns or rows, or less space.
        </Alert>
      )}
    </Stack>
  );
}

interface NumberProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Takes numbers within its bounds only, so that the address of the PDF is always valid. */
function NumberField({ label, least, most, step = 1, value, onChange }: NumberProps) {
  return (
    <TextInput
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      label={label}
      w={160}
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        if (typed >= least && typed <= most) onChange(step === 1 ? Math.trunc(typed) : typed);
      }}
    />
  );
}
