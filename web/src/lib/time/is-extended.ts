import { instantOf } from '@hammerdock/domain/text/format.ts';

interface Closes {
  readonly date_closed: string;
  readonly first_date_closed: string;
}

/** The close was moved, as by a late bid (R12). */
export const isExtended = ({ date_closed, first_date_closed }: Closes): boolean =>
  instantOf(date_closed) > instantOf(first_date_closed);
