import { Modal, Stack, Text } from '@mantine/core';
import type { ReplayStep } from '@hammerdock/contract/shapes/bid.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { dollars, instantOf } from '../../../lib/text/format.ts';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { Pages } from '../../../ui/pages.tsx';
import classes from './bid-replay.module.css';

const PER_PAGE = 20;
const OUTBID_BY = 'What outbid you';

interface Props {
  readonly lotId: string;
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The deciding step, then each step with its rule and numbers (BID-25). */
export function BidReplay({ lotId, title, opened, onClose }: Props) {
  const [page, setPage] = useState(1);
  const found = useCall(
    'bidding.getBidReplay',
    { product_id: lotId, page, limit: PER_PAGE },
    { enabled: opened, keepPrevious: true },
  );
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          Every step on this lot, oldest first, with the rule that decided it. Other bidders’
          maximums stay private.
        </Text>
        <Steps found={found} />
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

function Steps({ found }: { found: ReturnType<typeof useCall<'bidding.getBidReplay'>> }) {
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
  const { replayList: steps, replayOutbid: outbid } = found.data;
  return (
    <>
      {outbid !== null && (
        <section aria-label={OUTBID_BY} className={classes.outbid}>
          <p className={classes.caption}>{OUTBID_BY}</p>
          <Step step={outbid} rule={outbid.rule} />
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
            <Step step={step} rule={step.rule === steps[place - 1]?.rule ? null : step.rule} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ step, rule }: { step: ReplayStep; rule: string | null }) {
  return (
    <>
      <div className={classes.head}>
        <time dateTime={step.at} className={classes.time}>
          {formatDateTime(instantOf(step.at))}
        </time>
        {step.latestbid !== null && (
          <span className={classes.price}>{dollars(step.latestbid)}</span>
        )}
      </div>
      <p className={classes.text}>{step.text}</p>
      {rule !== null && <p className={classes.rule}>{rule}</p>}
    </>
  );
}
