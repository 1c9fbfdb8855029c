import { Text, Title } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { goodsSizeOf, reportFactsOf, sizeFactsOf, type ReportFact } from './condition-facts.ts';
import classes from './condition-report.module.css';
import { FitCheck } from './fit-check.tsx';

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
        <FactList facts={reportFactsOf(report).map(show)} />
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
        <FactList facts={sizeFactsOf(report).map(show)} />
        {size !== null && <FitCheck size={size} />}
      </section>
    </div>
  );
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
