import { LABELS_AT_ONCE } from '@hammerdock/domain/auctions/seller-limits.ts';
import { Alert, Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { LabelList } from './label-list.tsx';
import { PrintOptions, USUAL_PRINT } from './print-options.tsx';
import { CHOSEN_MAX, printAddress, readLabels } from './print-address.ts';

/** Labels of lots to stick to the goods: of an auction, of stock, or typed ones. */
export function LabelsPage() {
  const acting = useActing();
  const [source, setSource] = useState('stock');
  const [typed, setTyped] = useState('');
  const [part, setPart] = useState(1);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [print, setPrint] = useState(USUAL_PRINT);
  const lpns = source === 'typed' ? readLabels(typed).slice(0, LABELS_AT_ONCE) : [];
  const wanted = { ...acting, auction_id: source === 'typed' ? null : source, part };
  const found = useCall('labels.listLabels', { ...wanted, lpns }, { keepPrevious: true });
  const labelList = found.data?.labelList ?? [];
  const chosen = labelList.filter(({ lpn }) => !excluded.has(lpn)).map(({ lpn }) => lpn);
  const isWhole = chosen.length === labelList.length && source !== 'typed';
  const address = printAddress(
    isWhole ? { ...wanted, lpns: [] } : { ...acting, auction_id: null, lpns: chosen, part: 1 },
    print,
  );
  return (
    <Stack>
      <PageHead title="Labels" />
      <LotsChoice
        source={source}
        onSource={(next) => {
          setSource(next);
          setExcluded(new Set());
          setPart(1);
        }}
        typed={typed}
        onTyped={setTyped}
      />
      <PrintOptions print={print} onChange={setPrint} />
      <PrintButton address={address} count={chosen.length} />
      {found.isError ? (
        <ErrorState
          title="We couldn’t load the labels"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      ) : found.data === undefined ? (
        <ListSkeletons label="Loading the labels" />
      ) : (
        <>
          <Notes {...found.data} />
          {labelList.length === 0 ? (
            <EmptyState
              title="No labels to print"
              text={
                source === 'typed'
                  ? 'Enter the LPNs of your lots above.'
                  : 'Choose an auction above, or take goods in first.'
              }
            />
          ) : (
            <LabelList labels={labelList} excluded={excluded} onChange={setExcluded} />
          )}
          <Pages page={part} perPage={LABELS_AT_ONCE} count={found.data.count} onChange={setPart} />
        </>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  /** An auction, `stock`, or `typed`. */
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

function LotsChoice({ source, onSource, typed, onTyped }: ChoiceProps) {
  const auctions = useCall('labels.listLabelAuctions', useActing());
  return (
    <>
      <NativeSelect
        maw={480}
        label="Lots"
        value={source}
        data={[
          { value: 'stock', label: 'Drafts in stock' },
          ...(auctions.data?.auctionList ?? []).map(({ id, number, title }) => ({
            value: id,
            label: `Auction ${number}: ${title}`,
          })),
          { value: 'typed', label: 'Labels I enter' },
        ]}
        onChange={(event) => onSource(event.currentTarget.value)}
      />
      {source === 'typed' && (
        <Textarea
          maw={480}
          label="LPNs"
          description="One a line, typed or scanned."
          autosize
          minRows={3}
          maxRows={10}
          value={typed}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      )}
    </>
  );
}

function PrintButton({ address, count }: { address: string | undefined; count: number }) {
  if (address === undefined) {
    return (
      <Alert color="amber" role="alert">
        Up to {CHOSEN_MAX} labels can be chosen one by one. Choose fewer, or print the whole
        auction.
      </Alert>
    );
  }
  const text = `Print ${countOf(count, 'label')}`;
  const icon = <PrinterIcon size={18} aria-hidden />;
  return count === 0 ? (
    <Button disabled w="fit-content" leftSection={icon}>
      {text}
    </Button>
  ) : (
    <Button component="a" href={address} target="_blank" w="fit-content" leftSection={icon}>
      {text}
    </Button>
  );
}

interface NotesProps {
  readonly unlabeled_count: number;
  readonly unknownList: readonly string[];
}

function Notes({ unlabeled_count: unlabeled, unknownList }: NotesProps) {
  return (
    <>
      {unlabeled > 0 && (
        <Text size="sm" c="dimmed">
          {unlabeled === 1 ? 'One lot has' : countOf(unlabeled, 'lot has', 'lots have')} no LPN and
          can’t be printed. Enter one in the lot, or take it in by phone, which assigns one.
        </Text>
      )}
      {unknownList.length > 0 && (
        <Alert color="amber">On none of your lots: {unknownList.join(', ')}</Alert>
      )}
    </>
  );
}
