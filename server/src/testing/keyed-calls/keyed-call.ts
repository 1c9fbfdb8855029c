// A scenario of a call that takes an idempotency key, with a way to count its effects.
import type { RawBuilder } from 'kysely';
import type { World } from '../world.ts';

export interface KeyedScenario {
  readonly world: World;
  readonly input: object;
  readonly as?: string;
  /** How many effects there are: none before, one after, however often the call is repeated. */
  readonly count: () => Promise<number>;
  /** Runs between the first try and the second; a new request would be refused after it. */
  readonly obstacle?: () => Promise<unknown>;
}

export type KeyedScenarios<W> = Readonly<Record<string, (world: W) => Promise<KeyedScenario>>>;

/** The `n` of the first row. */
export async function readCount(world: World, query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(world.owner);
  return rows[0]?.n ?? 0;
}
