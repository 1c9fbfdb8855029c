import { NativeSelect } from '@mantine/core';
import { PRESET_NAMES } from '@hammerdock/domain/reporting/report-range.ts';
import { RANGE_PRESETS, type RangePreset } from '@hammerdock/domain/reporting/range-presets.ts';
import { REPORT_NAMES, type ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { REPORTS } from '@hammerdock/domain/reporting/reports.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { DayInput } from '../../../ui/fields/day-input.tsx';
import type { ReportAddress } from './report-address.ts';
import type { ReportChoice } from './report-choice.ts';
import classes from './reports.module.css';

interface Props {
  readonly choice: ReportChoice;
  readonly onAddress: (address: ReportAddress) => void;
}

const CUSTOM = 'custom';

/** The report, its days and its auction. */
export function ReportChoices({ choice, onAddress }: Props) {
  const { report, preset, from, to, auction } = choice;
  const days: ReportAddress = preset === null ? { from, to } : { range: preset };
  const about: ReportAddress = { report, ...(auction === null ? {} : { auction }) };
  return (
    <div className={classes.choices}>
      <NativeSelect
        label="Report"
        data={REPORT_NAMES.map((value) => ({ value, label: REPORTS[value].title }))}
        value={report}
        onChange={({ currentTarget }) =>
          // The options are exactly these names.
          onAddress({ ...about, ...days, report: currentTarget.value as ReportName })
        }
      />
      <NativeSelect
        label="Period"
        data={[
          ...RANGE_PRESETS.map((value) => ({ value, label: PRESET_NAMES[value] })),
          { value: CUSTOM, label: 'Custom' },
        ]}
        value={preset ?? CUSTOM}
        onChange={({ currentTarget: { value } }) =>
          onAddress({
            ...about,
            // The other options are exactly the presets.
            ...(value === CUSTOM ? { from, to } : { range: value as RangePreset }),
          })
        }
      />
      {preset === null && (
        <>
          <DayInput
            label="First day"
            value={from}
            onDay={(day) => onAddress({ ...about, from: day, to })}
          />
          <DayInput
            label="Last day"
            value={to}
            onDay={(day) => onAddress({ ...about, from, to: day })}
          />
        </>
      )}
      <AuctionSelect
        auction={auction}
        onAuction={(id) => onAddress({ report, ...days, ...(id === '' ? {} : { auction: id }) })}
      />
    </div>
  );
}

interface AuctionProps {
  readonly auction: string | null;
  readonly onAuction: (id: string) => void;
}

function AuctionSelect({ auction, onAuction }: AuctionProps) {
  const { data } = useCall('sellerReports.listReportAuctions', useActing());
  const auctions = data?.auctionList ?? [];
  const isListed = auction === null || auctions.some(({ id }) => id === auction);
  return (
    <NativeSelect
      label="Auction"
      data={[
        { value: '', label: 'All auctions' },
        ...(isListed ? [] : [{ value: auction, label: 'This auction' }]),
        ...auctions.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={auction ?? ''}
      onChange={({ currentTarget }) => onAuction(currentTarget.value)}
    />
  );
}
