import { Stack, Text } from '@mantine/core';
import type { ReplayStep } from '@hammerdock/contract/shapes/bid.ts';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { LotPrices } from '../../../api/prices/lot-price.ts';
import { useLotPrices } from '../../../api/prices/use-lot-prices.ts';
import { useCall } from '../../../api/query.tsx';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { Pages } from '../../../ui/pages.tsx';
import classes from './bid-replay.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

const PER_PAGE = 20;
const OUTBID_BY = 'What outbid you';

interface Props {
  readonly lot: LotTile;
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The deciding step, then each step with its rule and numbers (BID-25). */
export function BidReplay({ lot, title, opened, onClose }: Props) {
  const [page, setPage] = useState(1);
  const prices = useLotPrices(lot);
  const found = useCall(
    'bidding.getBidReplay',
    { product_id: lot.id, page, limit: PER_PAGE },
    { enabled: opened, keepPrevious: true },
  );
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          Every step on this lot, oldest first, with the rule that decided it. A maximum stays
          private until the price reaches it.
          {prices.isTotal && ' Amounts in the text are bids; each price also shows its total.'}
        </Text>
        <Steps found={found} prices={prices} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.replayCount ?? 0}
          onChange={setPage}
        />
      </Stack>
    </Modal>
  );
}

interface StepsProps {
  readonly found: ReturnType<typeof useCall<'bidding.getBidReplay'>>;
  readonly prices: LotPrices;
}

function Steps({ found, prices }: StepsProps) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the steps"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the steps" />;
  const { replayList, replayOutbid } = found.data;
  return <StepList steps={replayList} outbid={replayOutbid} prices={prices} />;
}

interface StepListProps {
  readonly steps: readonly ReplayStep[];
  /** The deciding step, if the viewer was outbid. */
  readonly outbid: ReplayStep | null;
  readonly prices: LotPrices;
}

export function StepList({ steps, outbid, prices }: StepListProps) {
  return (
    <>
      {outbid !== null && (
        <section aria-label={OUTBID_BY} className={classes.outbid}>
          <p className={classes.caption}>{OUTBID_BY}</p>
          <Step step={outbid} rule={outbid.rule} prices={prices} />
        </section>
      )}
      <ol className={classes.steps}>
        {steps.map((step, place) => (
          <li
            key={step.step}
            className={classes.step}
            data-own={step.own}
            data-outbid={step.step === outbid?.step}
          >
            {/* Shown once for neighboring steps with the same rule. */}
            <Step
              step={step}
              rule={step.rule === steps[place - 1]?.rule ? null : step.rule}
              prices={prices}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly step: ReplayStep;
  readonly rule: string | null;
  readonly prices: LotPrices;
}

function Step({ step, rule, prices }: StepProps) {
  return (
    <>
      <div className={classes.head}>
        <time dateTime={step.at} className={classes.time}>
          {formatDateTime(instantOf(step.at))}
        </time>
        {step.latestbid !== null && (
          <span className={classes.price}>{prices.bidText(centsOf(step.latestbid))}</span>
        )}
      </div>
      <p className={classes.text}>{step.text}</p>
      {rule !== null && <p className={classes.rule}>{rule}</p>}
    </>
  );
}
