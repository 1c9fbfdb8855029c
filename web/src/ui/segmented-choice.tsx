import { useId, type ReactNode } from 'react';
import classes from './segmented-choice.module.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Shown instead of the label, which is then its accessible name. */
  readonly icon?: ReactNode;
}

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
}

/** A choice of one of a few visible options. */
export function SegmentedChoice<V extends string>({ label, value, choices, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.group}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice} title={choice.label}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.label}
          />
          {choice.icon ?? choice.label}
        </label>
      ))}
    </div>
  );
}
