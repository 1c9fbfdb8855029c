import { formatClock, formatDate, type Instant } from '@hammerdock/domain/time.ts';
import classes from './date-time.module.css';

interface Props {
  readonly at: Instant;
  /** Where the reader acts by it. */
  readonly withZone?: boolean;
}

/** LIST-14: as `formatDateTime`; a narrow line breaks only between the date and the time. */
export const DateTime = ({ at, withZone = false }: Props) => (
  <>
    <DateOnly at={at} />{' '}
    <span className={classes.unbroken}>
      {formatClock(at)}
      {withZone && ' ET'}
    </span>
  </>
);

/** As `formatDate`; its hyphens do not break. */
export const DateOnly = ({ at }: Pick<Props, 'at'>) => (
  <span className={classes.unbroken}>{formatDate(at)}</span>
);
