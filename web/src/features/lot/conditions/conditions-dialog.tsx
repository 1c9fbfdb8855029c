import { Text } from '@mantine/core';
import { useOpening } from '../../../lib/interaction/use-lazy-dialog.ts';
import { CONDITION_TEXTS, GRADE_TEXTS, SCRATCH_AND_DENT } from './condition-texts.ts';
import classes from './conditions.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  /** The condition of the current lot, which is highlighted. */
  readonly condition: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ConditionsDialog({ condition, opened, onClose }: Props) {
  return (
    <Modal opened={useOpening(opened)} onClose={onClose} title="Conditions" size="lg">
      <dl className={classes.conditions}>
        {CONDITION_TEXTS.map(({ name, text }) => (
          <div key={name} aria-current={name === condition ? 'true' : undefined}>
            <dt>{name}</dt>
            <dd>
              {text}
              {name === SCRATCH_AND_DENT && <Grades />}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function Grades() {
  return (
    <ul className={classes.grades}>
      {GRADE_TEXTS.map(({ name, text }) => (
        <li key={name}>
          <Text span inherit fw={600}>
            {name}
          </Text>
          : {text}
        </li>
      ))}
    </ul>
  );
}
