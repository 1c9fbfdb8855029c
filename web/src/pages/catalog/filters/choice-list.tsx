import { Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import { formatCount } from '@hammerdock/domain/text/format.ts';
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
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          classNames={CHOICE}
          label={labelOf(choice)}
          checked={chosen.includes(choice.value)}
          onChange={() => onToggle(choice.value)}
        />
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
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          classNames={CHOICE}
          label={labelOf(choice)}
          checked={chosen === choice.value}
          onChange={() => onChoose(choice.value)}
        />
      ))}
    </fieldset>
  );
}

const CHOICE = { body: classes.choice ?? '', label: classes.choiceLabel ?? '' };

const labelOf = ({ text, count }: Option) => (
  <>
    {text}
    {count !== undefined && <span className={classes.number}> {formatCount(count)}</span>}
  </>
);
