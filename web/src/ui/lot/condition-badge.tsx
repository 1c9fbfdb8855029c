import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import { UnstyledButton } from '@mantine/core';
import classes from './condition-badge.module.css';

interface Props {
  readonly condition: string;
  /** Opens the explanation of conditions; without it the badge is plain text. */
  readonly onOpen?: () => void;
  readonly className?: string | undefined;
}

type Grade = 'best' | 'fair' | 'worst';

/** The label and a dot in its color; apparel has its own label and no dot. */
const GRADES: Readonly<Partial<Record<string, Grade>>> = {
  'Appears New': 'best',
  'Opened Box': 'best',
  'Scratch & Dent': 'fair',
  Damaged: 'worst',
} satisfies Partial<Record<Condition, Grade>>;

/** The condition of a lot. */
export function ConditionBadge({ condition, onOpen, className = '' }: Props) {
  const grade = GRADES[condition];
  if (onOpen === undefined) {
    return (
      <span className={`${classes.badge} ${className}`} data-grade={grade}>
        {condition}
      </span>
    );
  }
  return (
    <UnstyledButton
      className={`${classes.badge} ${className}`}
      data-grade={grade}
      aria-label={`Condition: ${condition}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {condition}
    </UnstyledButton>
  );
}
