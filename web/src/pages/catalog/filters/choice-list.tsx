import { useId } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import classes from './filters.module.css';

export interface Option {
  readonly value: string;
  readonly text: string;
  /** The count under the other filters; omitted while it is unknown. */
  readonly count?: number;
}

interface Props {
  readonly legend: string;
  readonly choices: readonly Option[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** A filter with any number of choices. */
export function ManyOf({ legend, choices, chosen, onToggle }: Props) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, text, count }) => (
        <Choice
          key={value}
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        >
          {text}
          <Count count={count} />
        </Choice>
      ))}
    </fieldset>
  );
}

interface OneProps {
  readonly legend: string;
  readonly choices: readonly Option[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A filter with one choice; the first, empty choice is no filter. */
export function OneOf({ legend, choices, chosen, onChoose }: OneProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, text, count }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        >
          {text}
          <Count count={count} />
        </Choice>
      ))}
    </fieldset>
  );
}

const Count = ({ count }: { count: number | undefined }) =>
  count !== undefined && <span className={classes.number}> {count}</span>;
