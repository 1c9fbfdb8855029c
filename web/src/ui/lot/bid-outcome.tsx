import { Alert, Button } from '@mantine/core';
import { formatClockSeconds, type Instant } from '@hammerdock/domain/time.ts';
import { useEffect, useRef } from 'react';
import classes from './bid-outcome.module.css';

const COLORS = {
  accepted: 'spruce',
  outbid: 'red',
  'not placed': 'red',
  unknown: 'amber',
} as const;

const SETTLED_MS = 400;
const OWN_INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Props {
  readonly kind: keyof typeof COLORS;
  readonly title: string;
  readonly text: string;
  readonly at: Instant | null;
  readonly bidId: string | null;
  /** null: sending the same bid again is of no use. */
  readonly onRetry: (() => void) | null;
  readonly busy: boolean;
}

/** How the last bid ended. An alert announces it, so this is no live region. */
export function BidOutcome({ kind, title, text, at, bidId, onRetry, busy }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => box.current?.scrollIntoView({ block: 'nearest' });
    show();
    // The new standing, which follows a moment later, can move it.
    const timer = setTimeout(show, SETTLED_MS);
    const cancel = () => clearTimeout(timer);
    // A user who has moved on is not scrolled back.
    for (const input of OWN_INPUTS) window.addEventListener(input, cancel);
    return () => {
      cancel();
      for (const input of OWN_INPUTS) window.removeEventListener(input, cancel);
    };
  }, []);
  const facts = [
    ...(at === null ? [] : [`${formatClockSeconds(at)} ET`]),
    ...(bidId === null ? [] : [`Bid ${bidId}`]),
  ];
  return (
    <Alert ref={box} role="group" title={title} color={COLORS[kind]} className={classes.box}>
      <div>{text}</div>
      {facts.length > 0 && <div className={classes.facts}>{facts.join(' · ')}</div>}
      {onRetry !== null && (
        <Button size="sm" mt="xs" variant="default" loading={busy} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Alert>
  );
}
