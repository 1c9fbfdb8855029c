import { Text, Title } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { goodsSizeOf, reportFactsOf, sizeFactsOf, type ReportFact } from './condition-facts.ts';
import classes from './condition-report.module.css';
import { FitCheck } from './fit-check.tsx';

const NOTHING_REPORTED =
  'Unknown. The seller hasn’t reported whether it works, is complete, or has defects.';
const NOT_MEASURED = 'Unknown. The seller hasn’t listed its size or weight.';

interface Props {
  readonly lot: Pick<LotDetail, 'condition_report'>;
  readonly headingOrder: 2 | 3;
}

/** What the inspector found, with "Unknown" for what nobody checked. */
export function ConditionReport({ lot: { condition_report: report }, headingOrder }: Props) {
  const size = goodsSizeOf(report);
  return (
    <div className={classes.reports}>
      <section className={classes.report}>
        <Title order={headingOrder} size="h4" mb="xs">
          Condition report
        </Title>
        <Facts facts={reportFactsOf(report)} ifUnknown={NOTHING_REPORTED} />
        {report.defect_photos.length > 0 && (
          <ul className={classes.photos} aria-label="Defects in the photos">
            {report.defect_photos.map(({ picture, caption }) => (
              <li key={picture}>
                Photo {picture}: {caption}
              </li>
            ))}
          </ul>
        )}
        {report.inspector_note !== '' && (
          <Text mt="xs" className={classes.note}>
            <Text component="span" fw={600}>
              Inspector’s note:
            </Text>{' '}
            {report.inspector_note}
          </Text>
        )}
      </section>
      <section className={classes.report}>
        <Title order={headingOrder} size="h4" mb="xs">
          Size and weight
        </Title>
        <Facts facts={sizeFactsOf(report)} ifUnknown={NOT_MEASURED} />
        {size !== null && <FitCheck size={size} />}
      </section>
    </div>
  );
}

interface FactsProps {
  readonly facts: readonly ReportFact[];
  readonly ifUnknown: string;
}

function Facts({ facts, ifUnknown }: FactsProps) {
  // One sentence says it sooner than a list of unknowns.
  if (facts.every(([, value]) => value === null)) return <Text c="dimmed">{ifUnknown}</Text>;
  return <FactList facts={facts.map(show)} />;
}

const show = ([term, value]: ReportFact) =>
  [
    term,
    value ?? (
      <Text key={term} component="span" c="dimmed">
        Unknown
      </Text>
    ),
  ] as const;
