// Changes many drafts in one transaction, all or none (SELL-02).
import type { ChangedLot, ChangedLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { wireFieldsOf } from '@hammerdock/contract/shapes/seller-lot-fields.ts';
import type { FieldProblem } from '@hammerdock/contract/shapes/seller-lot.ts';
import type { TypedLotFields } from '@hammerdock/contract/shapes/typed-lot.ts';
import { faultsOfChanges } from '@hammerdock/domain/catalog/draft-change.ts';
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findAuctionsById, type SellersAuction } from '../../store/auctions/auctions-of-seller.ts';
import {
  listLabelsInUse,
  lockDraftLots,
  lockLabels,
  updateDraftLots,
  type DraftLot,
} from '../../store/auctions/draft-lots.ts';
import { findCentersOfLots } from '../../store/auctions/published-lots.ts';
import { findCategorySlugs } from '../../store/catalog/categories.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewFaults } from '../../views/auctions/seller-lot.ts';
import { actsForSeller } from './acting-seller.ts';
import { readTypedLots } from './typed-lots.ts';

export interface DraftChange {
  readonly lotId: string;
  /** null: whatever it is now. */
  readonly version: number | null;
  readonly fields: TypedLotFields;
  /** undefined: as it is; null: into stock. */
  readonly auctionId?: string | null | undefined;
}

interface Step {
  readonly draft: DraftLot;
  readonly isStale: boolean;
  readonly fields: Partial<DraftLotFields>;
  readonly after: DraftLotFields;
  readonly auctionId: string | null;
  readonly problems: FieldProblem[];
}

/** A draft that does not exist or belongs to another seller refuses all. */
export async function changeDraftLots(
  tx: Tx,
  actor: Actor,
  changes: readonly DraftChange[],
): Promise<Result<ChangedLots, 'NotFound'>> {
  const drafts = await lockOwnDrafts(
    tx,
    actor,
    changes.map(({ lotId }) => lotId),
  );
  if (drafts === null) return refused('NotFound');
  const steps = await planSteps(tx, drafts, changes);
  const isFine = steps.every(({ isStale, problems }) => !isStale && problems.length === 0);
  if (isFine) {
    await updateDraftLots(
      tx,
      steps.map(({ draft, auctionId, after }) => ({ id: draft.id, auctionId, fields: after })),
    );
  }
  const lotList = await viewSteps(tx, steps, isFine);
  return ok({ written: isFine ? 1 : 0, lotList });
}

/** In the order of the ids; null when some are missing, repeated or another seller's. */
export async function lockOwnDrafts(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<DraftLot[] | null> {
  if (!ids.every(isId)) return null;
  const locked = await lockDraftLots(tx, ids);
  const byId = new Map(locked.map((draft) => [draft.id, draft]));
  const own = ids.map((id) => byId.get(id)).filter((draft) => draft !== undefined);
  const isWhole = own.length === ids.length && byId.size === ids.length;
  return isWhole && own.every(({ sellerId }) => actsForSeller(actor, sellerId)) ? own : null;
}

async function planSteps(
  tx: Tx,
  drafts: readonly DraftLot[],
  changes: readonly DraftChange[],
): Promise<Step[]> {
  const typed = await readTypedLots(
    tx,
    changes.map(({ fields }) => fields),
  );
  const findAuctionProblem = await readAuctions(tx, drafts, changes);
  const steps = drafts.map((draft, index): Step => {
    const { version = null, auctionId: wanted } = changes[index] ?? {};
    const { fields = {}, faults = [] } = typed[index] ?? {};
    const auctionId = wanted === undefined ? draft.auctionId : wanted;
    const problem = wanted === undefined ? null : findAuctionProblem(draft, wanted);
    return {
      draft,
      isStale: version !== null && version !== draft.version,
      fields,
      after: { ...fieldsOf(draft), ...fields },
      auctionId,
      problems: [...viewFaults(faults), ...(problem === null ? [] : [problem])],
    };
  });
  const faults = faultsOfChanges(
    steps.map(({ draft, after }) => ({
      before: draft,
      after,
      isRelisted: draft.relistedFrom !== null,
    })),
    await readLabels(tx, steps),
  );
  return steps.map((step, index) => ({
    ...step,
    problems: [...step.problems, ...viewFaults(faults[index] ?? [])],
  }));
}

async function readLabels(tx: Tx, steps: readonly Step[]): Promise<ReadonlySet<string>> {
  const labels = steps
    .filter(({ draft, after }) => after.lpn !== '' && after.lpn !== draft.lpn)
    .map(({ after }) => after.lpn);
  if (labels.length === 0) return new Set();
  await lockLabels(tx);
  const ids = steps.map(({ draft }) => draft.id);
  return new Set(await listLabelsInUse(tx, labels, ids));
}

type FindAuctionProblem = (draft: DraftLot, auctionId: string | null) => FieldProblem | null;

async function readAuctions(
  tx: Tx,
  drafts: readonly DraftLot[],
  changes: readonly DraftChange[],
): Promise<FindAuctionProblem> {
  const ids = new Set(changes.map(({ auctionId }) => auctionId).filter((id) => isAuctionId(id)));
  const auctions = await findAuctionsById(tx, [...ids]);
  const byId = new Map(auctions.map((auction) => [auction.id, auction]));
  const origins = drafts.map(({ relistedFrom }) => relistedFrom).filter((id) => id !== null);
  const centers = ids.size === 0 ? new Map() : await findCentersOfLots(tx, origins);
  return (draft, auctionId) => {
    if (auctionId === null) return null;
    const problem = auctionProblem(draft, byId.get(auctionId), centers);
    return problem === null ? null : { field: 'auction', problem };
  };
}

const isAuctionId = (id: string | null | undefined): id is string =>
  typeof id === 'string' && isId(id);

/** Why a new draft cannot be in the auction; null when it can. */
export async function newDraftProblem(
  tx: Tx,
  sellerId: string,
  auctionId: string | null,
): Promise<string | null> {
  if (auctionId === null) return null;
  const [auction] = await findAuctionsById(tx, isId(auctionId) ? [auctionId] : []);
  return auctionProblem({ sellerId, relistedFrom: null }, auction, new Map());
}

function auctionProblem(
  { sellerId, relistedFrom }: Pick<DraftLot, 'sellerId' | 'relistedFrom'>,
  auction: SellersAuction | undefined,
  centers: ReadonlyMap<string, string>,
): string | null {
  if (auction?.sellerId !== sellerId) return 'This auction doesn’t exist.';
  if (!auction.takesDrafts) return 'This auction has begun. Choose one that hasn’t.';
  if (relistedFrom === null || centers.get(relistedFrom) === auction.centerId) return null;
  return 'This lot is at another pickup center. Choose an auction there.';
}

/** Without the columns that are no fields. */
function fieldsOf(draft: DraftLot): DraftLotFields {
  const { id: _, sellerId: _s, auctionId: _a, relistedFrom: _r, version: _v, ...fields } = draft;
  return fields;
}

async function viewSteps(tx: Tx, steps: readonly Step[], written: boolean): Promise<ChangedLot[]> {
  const categories = steps
    .filter(({ fields }) => 'categoryId' in fields)
    .map(({ draft }) => draft.categoryId)
    .filter((id) => id !== null);
  const slugs = await findCategorySlugs(tx, [...new Set(categories)]);
  return steps.map((step) => {
    const { draft, problems } = step;
    const fault = problems.length > 0 ? 'invalid' : null;
    return {
      lot_id: draft.id,
      version: written ? draft.version + 1 : null,
      before: viewBefore(step, slugs),
      fault: step.isStale ? 'changed' : fault,
      problems,
    };
  });
}

function viewBefore(
  { draft, fields, auctionId }: Step,
  slugs: ReadonlyMap<string, string>,
): ChangedLot['before'] {
  const changed = new Set(Object.keys(fields));
  const old = Object.fromEntries(
    Object.entries(fieldsOf(draft)).filter(([field]) => changed.has(field)),
  );
  const auction = auctionId === draft.auctionId ? {} : { auction_id: draft.auctionId };
  return { ...auction, fields: wireFieldsOf(old, (id) => slugs.get(id)) };
}
