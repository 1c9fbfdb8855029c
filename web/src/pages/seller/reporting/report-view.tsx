// A report: its figures with what they mean, its chart, and its table, which says the same as the
// chart to everybody.
import { Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { showDay } from '@hammerdock/domain/accounting/calendar.ts';
import { changeText } from '@hammerdock/domain/reporting/comparison.ts';
import { formatValue, MEASURES, type MeasureName } from '@hammerdock/domain/reporting/measures.ts';
import { REPORTS, ROW_TITLES } from '@hammerdock/domain/reporting/reports.ts';
import { lazy, Suspense } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import tables from '../../../ui/line-table.module.css';
import { chartHeight, chartOf } from './chart-data.ts';
import classes from './reports.module.css';

export type Report = Answer<'sellerReports.getReport'>;

/** 117 kB of code, after the figures. */
const ReportChart = lazy(() =>
  import('./report-chart.tsx').then((module) => ({ default: module.ReportChart })),
);

export const isEmptyReport = ({ figureList, totals }: Report): boolean =>
  [...figureList.map(({ value }) => value), ...totals].every(isNothing);

const isNothing = (value: string | null): boolean => value === null || Number(value) === 0;

export function ReportView({ report }: { readonly report: Report }) {
  const chart = chartOf(report);
  return (
    <Stack gap="xl">
      <Figures report={report} />
      {chart.rows.length > 1 && (
        <div aria-hidden style={{ height: chartHeight(chart) }}>
          <Suspense>
            <ReportChart chart={chart} />
          </Suspense>
        </div>
      )}
      <ReportTable report={report} />
      <Meanings report={report} />
    </Stack>
  );
}

function Figures({ report }: { readonly report: Report }) {
  const days = [report.previous_from, report.previous_to].map(showDay);
  return (
    <section aria-label="Figures">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {REPORTS[report.report].figures.map((name) => (
          <Figure key={name} name={name} report={report} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        Compared with {days.join(' to ')}. Days are in Eastern Time.
      </Text>
    </section>
  );
}

function Figure({ name, report }: { readonly name: MeasureName; readonly report: Report }) {
  const { label, unit, explanation } = MEASURES[name];
  const found = report.figureList.find((figure) => figure.name === name);
  const [value, previous] = [found?.value ?? null, found?.previous ?? null];
  const change = changeText(unit, value, previous);
  return (
    <Paper withBorder p="md">
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="xl" fw={700} className={classes.value}>
        {formatValue(unit, value)}
      </Text>
      <Text size="sm">
        Previously: {formatValue(unit, previous)}
        {change === null ? '' : ` (${change})`}
      </Text>
      <Text size="xs" c="dimmed" mt={6}>
        {explanation}
      </Text>
    </Paper>
  );
}

function ReportTable({ report }: { readonly report: Report }) {
  const { title, rows, columns } = REPORTS[report.report];
  return (
    <div className={classes.scroll}>
      <Table className={tables.table} role="table" aria-label={title}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <Table.Th role="columnheader" scope="col">
              {ROW_TITLES[rows]}
            </Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} role="columnheader" scope="col">
                {MEASURES[column].label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {report.rowList.map(({ label, cells }) => (
            <Row key={label} columns={columns} label={label} cells={cells} />
          ))}
          <Row columns={columns} label="Total" cells={report.totals} isTotal />
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly columns: readonly MeasureName[];
  readonly label: string;
  readonly cells: readonly (string | null)[];
  readonly isTotal?: boolean;
}

const Row = ({ columns, label, cells, isTotal = false }: RowProps) => (
  <Table.Tr
    role="row"
    // A phone leaves out days without anything.
    data-empty={(!isTotal && cells.every(isNothing)) || undefined}
    {...(isTotal ? { className: classes.total } : {})}
  >
    <Table.Td role="cell">{label}</Table.Td>
    {columns.map((column, at) => (
      <Table.Td key={column} role="cell" data-label={MEASURES[column].label}>
        <span className={classes.value}>
          {formatValue(MEASURES[column].unit, cells[at] ?? null)}
        </span>
      </Table.Td>
    ))}
  </Table.Tr>
);

/** Of the columns that are not among the figures above. */
function Meanings({ report }: { readonly report: Report }) {
  const { columns, figures } = REPORTS[report.report];
  const others = columns.filter((column) => !figures.includes(column));
  if (others.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        What the other columns mean
      </Title>
      <FactList
        facts={others.map((name) => [MEASURES[name].label, MEASURES[name].explanation] as const)}
      />
    </section>
  );
}
