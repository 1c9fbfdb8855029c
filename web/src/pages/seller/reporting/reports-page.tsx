import { Button, Group, Stack, Text } from '@mantine/core';
import { REPORTS } from '@hammerdock/domain/reporting/reports.ts';
import { FileDownIcon } from 'lucide-react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { useClock } from '../../../lib/time/clock.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import type { ReportAddress } from './report-address.ts';
import { choiceOf } from './report-choice.ts';
import { ReportChoices } from './report-choices.tsx';
import { isEmptyReport, ReportView } from './report-view.tsx';

interface Props {
  readonly address: ReportAddress;
  readonly onAddress: (address: ReportAddress) => void;
}

/** SELL-06: what sold, for how much, and what became of it. */
export function ReportsPage({ address, onAddress }: Props) {
  const choice = choiceOf(address, useClock().now());
  return (
    <>
      <PageHead title="Reports" />
      <Stack gap="lg">
        <ReportChoices choice={choice} onAddress={onAddress} />
        {choice.isValid ? (
          <Found choice={choice} onAddress={onAddress} />
        ) : (
          <Text c="var(--bad)" role="alert">
            Choose a first day that is not after the last one, and at most 366 days.
          </Text>
        )}
      </Stack>
    </>
  );
}

interface FoundProps extends Pick<Props, 'onAddress'> {
  readonly choice: ReturnType<typeof choiceOf>;
}

function Found({ choice, onAddress }: FoundProps) {
  const { report, from, to, auction } = choice;
  const query = { from, to, ...(auction === null ? {} : { auction_id: auction }), ...useActing() };
  const found = useCall('sellerReports.getReport', { report, ...query });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load this report"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the report" />;
  if (isEmptyReport(found.data)) return <Nothing choice={choice} onAddress={onAddress} />;
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Text>{REPORTS[report].summary}</Text>
        <Group gap="sm" wrap="nowrap">
          <Download label="CSV" href={paths.reportCsv(report, query)} />
          <Download label="PDF" href={paths.reportPdf(report, query)} />
        </Group>
      </Group>
      <ReportView report={found.data} />
    </>
  );
}

/** With more days, all auctions, or where sales begin. */
function Nothing({ choice: { report, preset, auction }, onAddress }: FoundProps) {
  const about = auction === null ? {} : { auction };
  const isYear = preset === '12m';
  const next = !isYear ? (
    <Button variant="light" onClick={() => onAddress({ report, range: '12m', ...about })}>
      Show the last 12 months
    </Button>
  ) : auction === null ? (
    <LinkButton to={paths.sellerAuctions('draft')}>See your auctions</LinkButton>
  ) : (
    <Button variant="light" onClick={() => onAddress({ report, range: '12m' })}>
      Show all auctions
    </Button>
  );
  return (
    <EmptyState
      title="Nothing to report"
      text={
        isYear && auction === null
          ? 'Nothing in the last 12 months. It fills in as auctions close and lots are paid.'
          : 'There’s nothing in this report for this period.'
      }
      action={next}
    />
  );
}

const Download = ({ label, href }: { label: string; href: string }) => (
  <Button
    component="a"
    variant="default"
    px="sm"
    leftSection={<FileDownIcon size={18} aria-hidden />}
    href={href}
    download
  >
    Download {label}
  </Button>
);
