// The TypeScript types of PostgreSQL's wide types; the generated schema refers to these two.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { ColumnType } from 'kysely';

/** bigint: read as a number that is checked to be a safe integer. */
export type Integer8 = ColumnType<Cents, number, number>;
/** timestamptz: read as milliseconds since the epoch, written as a Date. */
export type Moment = ColumnType<Instant, Date, Date>;
