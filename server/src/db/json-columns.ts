// What jsonb columns hold, checked as they are read: the database only knows that it is JSON.
import type { IncrementRow } from '@hammerdock/domain/bidding/lot.ts';
import { DEFAULT_HOURS, type OpeningHours } from '@hammerdock/domain/pickup/slots.ts';
import * as z from 'zod';

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60);
const day = z.array(z.object({ opensMinute: minuteOfDay, closesMinute: minuteOfDay }));
const openingHours = z.object({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day });
const noHours = z.strictObject({}).transform(() => DEFAULT_HOURS);
const hoursColumn = z.union([noHours, openingHours]);

const increments = z.array(z.object({ fromCents: z.int(), stepCents: z.int().positive() })).min(1);

/** R32: a center that has given no hours has the default ones. */
export const readOpeningHours = (value: unknown): OpeningHours => hoursColumn.parse(value);

export const readIncrements = (value: unknown): readonly IncrementRow[] => increments.parse(value);
