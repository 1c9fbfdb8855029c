import * as z from 'zod';

const datetime = z.iso.datetime();

/** A buyer's visit to a center; without a pickup time if the buyer just came (R32). */
export const pickupVisit = z.object({
  visit_id: z.string(),
  starts_at: datetime.nullable(),
  ends_at: datetime.nullable(),
  /** When the buyer said today that they are at the center. */
  arrived_date: datetime.nullable(),
  /** How often the time has changed, for calendars. */
  sequence: z.int(),
});

const pickupSlot = z.object({
  starts_at: datetime,
  ends_at: datetime,
  /** 0: full. */
  places_left: z.int(),
});

/** A center where paid lots of a buyer wait (R32). */
export const pickupCenter = z.object({
  center_id: z.string(),
  name: z.string(),
  city: z.string(),
  pickup_address: z.string(),
  lot_count: z.int(),
  /** The earliest end first. */
  receipts: z.array(
    z.object({
      invoice_id: z.string(),
      inv_num: z.string(),
      lot_count: z.int(),
      pickup_start_date: datetime,
      pickup_end_date: datetime,
    }),
  ),
  /** Days with times that have not started, in order. */
  days: z.array(z.object({ day: z.iso.date(), slots: z.array(pickupSlot) })),
  visit: pickupVisit.nullable(),
  /** When the buyer may say that they are here: the present or next opening; null: no more. */
  arrive_from: datetime.nullable(),
  arrive_until: datetime.nullable(),
});

/** A visit as the desk sees it. */
export const queuedVisit = z.object({
  visit_id: z.string(),
  first_name: z.string(),
  last_initial: z.string(),
  /** For admins, who see all centers. */
  center: z.string(),
  lot_count: z.int(),
  starts_at: datetime.nullable(),
  ends_at: datetime.nullable(),
  /** null: not here yet. */
  arrived_date: datetime.nullable(),
});
