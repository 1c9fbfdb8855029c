// One option: how its value is read, its meaning, its standard value, and an example.
import * as z from 'zod';

export interface Description {
  readonly means: string;
  readonly standard: string;
  readonly example: string;
  /** Holds a password or is one: its value is never repeated. */
  readonly secret?: true;
}

export const descriptions = z.registry<Description>();

/** An option that is not set has its standard value. */
export function option<Output>(value: z.ZodType<Output, string>, description: Description) {
  const schema = value.prefault(description.standard);
  descriptions.add(schema, description);
  return schema;
}
