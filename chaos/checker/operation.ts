/** One line of a run's record: what a client requested and what it learned from the answer. */
export interface Operation {
  readonly op: 'bid' | 'advance' | 'retract';
  readonly lot: string;
  readonly bidder: string;
  readonly key: string;
  /** 0 for a retraction. */
  readonly amountCents: number;
  /** ok: acknowledged. fail: certainly refused. info: the answer was lost. */
  readonly type: 'ok' | 'fail' | 'info';
  readonly response?: { readonly sequence?: number };
}

/** What a watcher's screen showed of a lot, in the order in which it was shown. */
export interface Observation {
  readonly op: 'seen';
  readonly watcher: string;
  readonly lot: string;
  readonly sequence: number;
  readonly priceCents: number | null;
  readonly closesAt: number;
}

export interface RunRecord {
  readonly operations: readonly Operation[];
  readonly observations: readonly Observation[];
}

export function readRunRecord(jsonl: string): RunRecord {
  const operations: Operation[] = [];
  const observations: Observation[] = [];
  jsonl.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const read: unknown = JSON.parse(line);
    if (isObservation(read)) observations.push(read);
    else if (isOperation(read)) operations.push(read);
    else throw new Error(`line ${index + 1} is neither an operation nor a observation: ${line}`);
  });
  return { operations, observations };
}

function isOperation(read: unknown): read is Operation {
  return (
    isRecord(read) &&
    ['bid', 'advance', 'retract'].includes(String(read.op)) &&
    ['ok', 'fail', 'info'].includes(String(read.type)) &&
    [read.lot, read.bidder, read.key].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(read.amountCents)
  );
}

function isObservation(read: unknown): read is Observation {
  return (
    isRecord(read) &&
    read.op === 'seen' &&
    [read.watcher, read.lot].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(read.sequence) &&
    Number.isSafeInteger(read.closesAt) &&
    (read.priceCents === null || Number.isSafeInteger(read.priceCents))
  );
}

function isRecord(read: unknown): read is Record<string, unknown> {
  return typeof read === 'object' && read !== null;
}
