import type { Operation } from './operation.ts';
import type { LotRecord, StoredEvent, Violation } from './world.ts';

/**
 * I1 and I2: every acknowledged bid is in the log once, and the log contains only bids that a
 * client sent. A run's lots must therefore not be used by anything else.
 */
export function checkAnswers(
  operations: readonly Operation[],
  lots: readonly LotRecord[],
): Violation[] {
  const asked = Map.groupBy(operations, (operation) => operation.lot);
  const violations: Violation[] = [];
  for (const [lot, operationsOfLot] of asked) {
    const record = lots.find((candidate) => candidate.lot === lot);
    const events = record?.events.filter(isSubmitted) ?? [];
    const logged = Map.groupBy(events, identityOfEvent);
    const byIntent = Map.groupBy(operationsOfLot, identityOf);
    const all = new Set([...byIntent.keys(), ...logged.keys()]);
    for (const identity of all) {
      const found = faultsOf(byIntent.get(identity) ?? [], logged.get(identity) ?? []);
      violations.push(...found.map((fault) => ({ ...fault, lot })));
    }
  }
  return violations;
}

type Fault = Pick<Violation, 'invariant' | 'message'>;

/** A retry has the same key as the first try; together they are one intent. */
function faultsOf(tries: readonly Operation[], rows: readonly StoredEvent[]): Fault[] {
  const faults: Fault[] = [];
  const [first] = tries;
  const [row] = rows;
  if (first === undefined) {
    return rows.map((event) => ({
      invariant: 'I2',
      message: `event ${event.sequence} was not sent by any client`,
    }));
  }
  const name = `${first.op} of ${first.bidder} under key ${first.key}`;
  if (rows.length > 1) faults.push({ invariant: 'I2', message: `${name} is in the log twice` });
  const acknowledged = tries.filter((operation) => operation.type === 'ok');
  if (row === undefined) {
    const lost = acknowledged.length > 0;
    return lost
      ? [{ invariant: 'I1', message: `${name} was acknowledged and is not in the log` }]
      : [];
  }
  if (tries.every((operation) => operation.type === 'fail')) {
    faults.push({ invariant: 'I2', message: `${name} was refused and is in the log` });
  }
  for (const operation of acknowledged) {
    if (!isTheSame(operation, row)) {
      faults.push({ invariant: 'I1', message: `${name} is in the log as something else` });
    }
  }
  return faults;
}

function isTheSame(operation: Operation, event: StoredEvent): boolean {
  const { entry } = event;
  const acknowledgedSequence = operation.response?.sequence;
  if (acknowledgedSequence !== undefined && acknowledgedSequence !== event.sequence) return false;
  if (entry?.kind === 'retraction') return operation.op === 'retract';
  if (entry?.kind !== 'bid') return false;
  const op = entry.advance ? 'advance' : 'bid';
  return operation.op === op && operation.amountCents === entry.amountCents;
}

function isSubmitted({ entry }: StoredEvent): boolean {
  return entry?.kind === 'bid' || entry?.kind === 'retraction';
}

function identityOf({ bidder, key }: Operation): string {
  return JSON.stringify([bidder, key]);
}

function identityOfEvent({ entry, key, sequence }: StoredEvent): string {
  const bidder = entry?.kind === 'bid' || entry?.kind === 'retraction' ? entry.bidder : '';
  // An event without a key matches no operation, so each gets its own identity.
  return key === null ? `without a key: ${sequence}` : JSON.stringify([bidder, key]);
}
