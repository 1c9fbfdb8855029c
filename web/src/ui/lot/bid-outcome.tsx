import { Alert, Button } from '@mantine/core';
import { formatClockSeconds, type Instant } from '@hammerdock/domain/time.ts';
import type { Ref } from 'react';
import classes from './bid-outcome.module.css';

const COLORS = {
  accepted: 'spruce',
  outbid: 'red',
  'not placed': 'red',
  unknown: 'amber',
  unanswered: 'amber',
} as const;

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly kind: keyof typeof COLORS;
  readonly title: string;
  readonly text: string;
  readonly at: Instant | null;
  readonly bidId: string | null;
  /** null: sending the same bid again is of no use. */
  readonly onRetry: (() => void) | null;
  /** More has happened since, so it is marked neither as good nor as bad news. */
  readonly isPast: boolean;
  readonly busy: boolean;
  /** What leads to the remedy of a refused bid. */
  readonly remedy?: { readonly verb: string; readonly open: () => void } | null;
}

/** How the last bid ended. The page announces it, so this is no live region. */
export function BidOutcome({ remedy = null, ...given }: Props) {
  const { ref, kind, title, text, at, bidId, isPast, onRetry, busy } = given;
  const facts = [
    ...(at === null ? [] : [`${formatClockSeconds(at)} ET`]),
    ...(bidId === null ? [] : [`Bid ${bidId}`]),
  ];
  return (
    <Alert
      ref={ref}
      role="group"
      tabIndex={-1}
      title={title}
      color={isPast ? 'gray' : COLORS[kind]}
      className={classes.box}
    >
      <div>{text}</div>
      {facts.length > 0 && <div className={classes.facts}>{facts.join(' · ')}</div>}
      {onRetry !== null && (
        <Button mt="xs" variant="default" loading={busy} onClick={onRetry}>
          Retry
        </Button>
      )}
      {remedy !== null && (
        <Button mt="xs" variant="default" aria-haspopup="dialog" onClick={remedy.open}>
          {remedy.verb}
        </Button>
      )}
    </Alert>
  );
}
