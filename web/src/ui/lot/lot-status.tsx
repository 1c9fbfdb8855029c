import type { ReactNode } from 'react';
import classes from './lot-status.module.css';

type Tone = 'good' | 'bad' | 'neutral';

interface Props {
  readonly tone: Tone;
  /** Without a background, for long lists. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A tick, an arrow down and a dot, distinguishable without color. */
const MARKS: Readonly<Record<Tone, string>> = {
  good: 'M3 8.5l3.2 3.2L13 5',
  bad: 'M8 3v10M3.5 8.8L8 13l4.5-4.2',
  neutral: 'M8 8h.01',
};

/** The viewer's standing on a lot, in words; color and icon repeat it. */
export function LotStatus({ tone, plain = false, children }: Props) {
  return (
    <span className={classes.status} data-tone={tone} data-plain={plain}>
      <svg className={classes.mark} viewBox="0 0 16 16" aria-hidden="true">
        <path
          d={MARKS[tone]}
          fill="none"
          stroke="currentColor"
          strokeWidth={tone === 'neutral' ? 5 : 2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{children}</span>
    </span>
  );
}
