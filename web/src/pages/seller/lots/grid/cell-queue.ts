// Saves typed cells one change after the other: each has the version that the last one made.
import { openSignal } from '../../../../lib/signal.ts';
import { addEdits, retryFailed, setState, type Batch, type Edit } from './unsaved-cells.ts';

export interface Saving {
  /** What has become of the change. */
  readonly save: (batch: Batch) => Promise<Partial<Batch>>;
  /** Loads the rows again. */
  readonly refresh: () => Promise<void>;
}

export function openCellQueue() {
  const { notify, subscribe } = openSignal();
  let batches: readonly Batch[] = [];
  let lastId = 0;
  let isBusy = false;
  const tasks: (() => Promise<void>)[] = [];
  const set = (next: readonly Batch[]): void => {
    batches = next;
    notify();
  };
  const saveNext = async ({ id, ...batch }: Batch, { save }: Saving): Promise<void> => {
    set(setState(batches, id, { state: 'saving', problem: null }));
    const change = await save({ id, ...batch });
    set(setState(batches, id, change));
  };
  /** What is saved is shown as typed until the rows are loaded again. */
  const forgetSaved = async ({ refresh }: Saving): Promise<void> => {
    const saved = new Set(batches.filter(({ state }) => state === 'saved').map(({ id }) => id));
    await refresh();
    set(batches.filter(({ id }) => !saved.has(id)));
  };
  const work = async (saving: Saving): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (;;) {
        const next = batches.find(({ state }) => state === 'waiting');
        const task = next === undefined ? tasks.shift() : undefined;
        if (next !== undefined) await saveNext(next, saving);
        else if (task !== undefined) await task();
        else if (batches.some(({ state }) => state === 'saved')) await forgetSaved(saving);
        else break;
      }
    } finally {
      isBusy = false;
    }
  };
  return {
    subscribe,
    batches: (): readonly Batch[] => batches,
    add: (edits: readonly Edit[], saving: Saving): Promise<void> => {
      lastId += 1;
      set(addEdits(batches, edits, lastId));
      return work(saving);
    },
    /** Runs once all that was typed before is saved. */
    after: (task: () => Promise<void>, saving: Saving): Promise<void> => {
      tasks.push(task);
      return work(saving);
    },
    retry: (saving: Saving): Promise<void> => {
      set(retryFailed(batches));
      return work(saving);
    },
    discard: (): void => set(batches.filter(({ state }) => state !== 'failed')),
  };
}
