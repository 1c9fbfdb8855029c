import * as z from 'zod';

/** A pickup center. */
export const location = z.object({
  /** "Decatur, GA" */
  city_state_display: z.string(),
  /** The value of the location filter of the search. */
  city_state_request_params: z.string(),
  name: z.string(),
  pickup_address: z.string(),
  phone: z.string(),
  weeklyHours: z.string(),
  saturdayHours: z.string(),
  sundayHours: z.string(),
});
