import { UnstyledButton } from '@mantine/core';
import classes from './condition-badge.module.css';

interface Props {
  readonly condition: string;
  /** Opens what the conditions mean; without it the badge is plain text. */
  readonly onOpen?: () => void;
}

export function ConditionBadge({ condition, onOpen }: Props) {
  if (onOpen === undefined) return <span className={classes.badge}>{condition}</span>;
  return (
    <UnstyledButton
      className={classes.badge}
      aria-label={`Condition: ${condition}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {condition}
    </UnstyledButton>
  );
}
