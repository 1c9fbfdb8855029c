import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import classes from './condition-badge.module.css';
import plain from './plain-button.module.css';

interface Props {
  readonly condition: string;
  /** Opens what the conditions mean; without it the badge is plain text. */
  readonly onOpen?: () => void;
  readonly className?: string | undefined;
}

type Grade = 'best' | 'fair' | 'worst';

/** A dot of its colour beside the words; apparel has a promise of its own, and no dot. */
const GRADES: Readonly<Partial<Record<string, Grade>>> = {
  'Appears New': 'best',
  'Opened Box': 'best',
  'Scratch & Dent': 'fair',
  Damaged: 'worst',
} satisfies Partial<Record<Condition, Grade>>;

/** What state the goods are in. */
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
    <button
      type="button"
      className={`${plain.button} ${classes.badge} ${className}`}
      data-grade={grade}
      aria-label={`Condition: ${condition}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {condition}
    </button>
  );
}
