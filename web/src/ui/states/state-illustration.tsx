import classes from './state-illustration.module.css';

export type IllustratedState = 'empty' | 'error';

/** The illustration of a state page: a crate that is open or dropped. */
export function StateIllustration({ state }: { state: IllustratedState }) {
  return (
    <svg
      className={classes.illustration}
      data-state={state}
      viewBox="0 0 120 88"
      width={120}
      height={88}
      aria-hidden="true"
    >
      <path className={classes.ground} d="M10 80h100" />
      <g transform={state === 'error' ? 'rotate(-9 34 80)' : undefined}>
        <path className={classes.side} d="M30 40h60v40H30z" />
        <path d="M30 54h60M30 67h60" />
        <path d="M40 40v40M80 40v40" />
        {LIDS[state]}
      </g>
      {MARKS[state]}
    </svg>
  );
}

const LIDS = {
  empty: <path className={classes.lid} d="M30 40L18 28M90 40l12-12" />,
  error: <path className={classes.lid} d="M30 40h60M90 40l14-8" />,
} as const;

const MARKS = {
  empty: <path className={classes.mark} d="M60 12v12M54 18l6 6 6-6" />,
  error: <path className={classes.mark} d="M60 6v12M60 25v.01" />,
} as const;
