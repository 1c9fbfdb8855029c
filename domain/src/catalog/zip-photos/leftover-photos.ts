// The photos of a ZIP file that no lot gets by their names, and when the file is over.
import type { PhotoProblem } from './plan-photos.ts';

/** Photos that are given to a lot or discarded at once, at most. */
export const PHOTOS_AT_ONCE_MAX = 500;

/** Why a picture has no lot although one may be chosen for it by hand. */
export const ASSIGNABLE_PROBLEMS = [
  'unknown',
  'ambiguous',
  'full',
  'closed',
] as const satisfies readonly PhotoProblem[];

const ASSIGNABLE: ReadonlySet<string> = new Set(ASSIGNABLE_PROBLEMS);

/** Before and after photos are added, but not meanwhile; later the file is gone. */
export const isAssignable = (state: string, outcome: string): boolean =>
  state === 'ready' && ASSIGNABLE.has(outcome);

/** A photo that waits for its lot, which may be changed until it is added. */
export const isMovable = (state: string, outcome: string): boolean =>
  state === 'ready' && outcome === 'matched';

export interface ArchiveSteps {
  readonly state: string;
  /** Photos that lots get. */
  readonly photoCount: number;
  /** Of these, those that were handled. */
  readonly doneCount: number;
}

/** Whether photos were added and others are left to choose lots for. */
export const hasLeftovers = ({ state, doneCount }: Omit<ArchiveSteps, 'photoCount'>): boolean =>
  state === 'ready' && doneCount > 0;

/**
 * What a ZIP file is once its seller stops or gives it up. Stopping keeps what is not added yet; of
 * a file that is given up, what was added stays listed.
 */
export function stateAfterCancel(archive: ArchiveSteps): 'ready' | 'done' | 'stopped' | 'removed' {
  const { state, photoCount, doneCount } = archive;
  if (state === 'adding') return 'ready';
  if (!hasLeftovers(archive)) return 'removed';
  return doneCount === photoCount ? 'done' : 'stopped';
}
