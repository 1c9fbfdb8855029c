// Changes what may still change on a published lot (R55, decision 0072).
import { faultsOfChanges } from '@hammerdock/domain/catalog/draft-change.ts';
import {
  missingToPublish,
  type DraftLotField,
  type DraftLotFields,
  type FieldFault,
} from '@hammerdock/domain/catalog/draft-lot.ts';
import {
  mayBeAddedTo,
  replaceableFields,
  withAddition,
} from '@hammerdock/domain/catalog/lot-changes.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { formatShortDay } from '@hammerdock/domain/time.ts';
import type { Actor } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { listLabelsInUse, lockLabels } from '../../store/auctions/draft-lots.ts';
import {
  lockPublishedLot,
  updatePublishedLot,
  type PublishedLot,
} from '../../store/auctions/published-lots.ts';
import { forgetSearchWords } from '../../store/catalog/search-words.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { onBehalfOf } from './acting-seller.ts';

export interface PublishedChange {
  readonly lotId: string;
  readonly version: number;
  readonly fields: Partial<DraftLotFields>;
  /** Appended to the description with its date; empty for none. */
  readonly addition: string;
}

type Change = Partial<DraftLotFields>;
type ChangeRefusal = 'NotFound' | 'LotChanged' | 'LotFieldFrozen';

export interface FaultyChange {
  readonly fault: FieldFault;
}

export async function changePublishedLot(
  tx: Tx,
  actor: Actor,
  { lotId, version, fields, addition }: PublishedChange,
): Promise<Result<FaultyChange | null, ChangeRefusal>> {
  const lot = await lockPublishedLot(tx, lotId);
  if (lot === undefined) return refused('NotFound');
  if (lot.version !== version) return refused('LotChanged');
  const replaced = changedFields(lot, fields);
  const free = new Set<DraftLotField>(replaceableFields(lot));
  if (Object.keys(replaced).some((field) => !free.has(field as DraftLotField))) {
    return refused('LotFieldFrozen');
  }
  if (addition !== '' && !mayBeAddedTo(lot)) return refused('LotFieldFrozen');
  const added = await addText(tx, { ...lot, ...replaced }, addition);
  if (added === null) {
    const problem = 'The description would be too long. Shorten the addition.';
    return ok({ fault: { field: 'description', problem } });
  }
  const change = { ...replaced, ...added };
  if (Object.keys(change).length === 0) return ok(null);
  const [fault] = await faultsOf(tx, lot, change);
  if (fault !== undefined) return ok({ fault });
  await updatePublishedLot(tx, lotId, change);
  if (WORDS.some((field) => field in change)) await forgetSearchWords(tx, lotId);
  await recordChange(tx, actor, { lot, change });
  return ok(null);
}

/** The fields whose words the search counts. */
const WORDS = ['title', 'brand', 'description'] as const;

const changedFields = (lot: PublishedLot, fields: Change): Change =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(lot[field as DraftLotField]) !== JSON.stringify(value),
    ),
  );

async function addText(
  tx: Tx,
  { description }: { readonly description: string },
  text: string,
): Promise<Change | null> {
  if (text === '') return {};
  const day = formatShortDay(await readNow(tx));
  const longer = withAddition(description, { day, text });
  return longer === null ? null : { description: longer };
}

async function faultsOf(tx: Tx, lot: PublishedLot, change: Change): Promise<FieldFault[]> {
  const after = { ...lot, ...change };
  if (change.lpn === '') return [{ field: 'lpn', problem: 'A published lot needs its LPN.' }];
  if (change.lpn !== undefined) await lockLabels(tx);
  const labels = change.lpn === undefined ? [] : [change.lpn];
  const inUse = await listLabelsInUse(tx, labels, [lot.id]);
  const changed = { before: lot, after, isRelisted: lot.relistedFrom !== null };
  const [faults = []] = faultsOfChanges([changed], new Set(inUse));
  // A lot may have been published before a rule became stricter; it is not made worse.
  const fields = new Set(Object.keys(change));
  return [...missingToPublish(after), ...faults].filter(({ field }) => fields.has(field));
}

async function recordChange(
  tx: Tx,
  actor: Actor,
  { lot, change }: { lot: PublishedLot; change: Change },
): Promise<void> {
  const before = Object.fromEntries(
    Object.keys(change).map((field) => [field, lot[field as DraftLotField]]),
  );
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'lot changed',
    subject: lot.id,
    details: {
      before,
      after: change,
      ...onBehalfOf(actor, lot.sellerId),
    },
  });
}
