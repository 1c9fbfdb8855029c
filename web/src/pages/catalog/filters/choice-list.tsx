import { Checkbox, Radio } from '@mantine/core';
import classes from './filters.module.css';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** How many there are under the other filters; left out where it is not known. */
  readonly count?: number;
}

interface Props {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Any number of a kind. */
export function ManyOf({ legend, choices, chosen, onToggle }: Props) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, text, count }) => (
        <div key={value} className={classes.choice}>
          <Checkbox
            label={<Label text={text} count={count} />}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface OneProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One of a kind; the first choice, the empty one, is no filter. */
export function OneOf({ legend, choices, chosen, onChoose }: OneProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, text, count }) => (
        <div key={value} className={classes.choice}>
          <Radio
            label={<Label text={text} count={count} />}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Label({ text, count }: { text: string; count: number | undefined }) {
  return (
    <>
      {text}
      {count !== undefined && <span className={classes.number}> {count}</span>}
    </>
  );
}
