// Changes many drafts in one transaction, all or none (SELL-02).
import { faultsOfChanges } from '@hammerdock/domain/catalog/draft-change.ts';
import type { DraftLotFields, FieldFault } from '@hammerdock/domain/catalog/draft-lot.ts';
import { otherCenterText } from '@hammerdock/domain/places/other-center.ts';
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
import { findCentersOfLots, type CenterOfLot } from '../../store/auctions/published-lots.ts';
import { findCategorySlugs } from '../../store/catalog/categories.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { actsForSeller } from './acting-seller.ts';
import { resolveCategories } from './resolve-categories.ts';

export interface DraftChange {
  readonly lotId: string;
  /** null: whatever it is now. */
  readonly version: number | null;
  /** The category by its slug. */
  readonly fields: Partial<DraftLotFields>;
  /** undefined: as it is; null: into stock. */
  readonly auctionId?: string | null | undefined;
}

export interface DraftOutcome {
  readonly lotId: string;
  /** Its new version; null when nothing was written. */
  readonly version: number | null;
  /** What it was before, as far as the change names it; the category by its slug. */
  readonly before: {
    readonly auctionId?: string | null;
    readonly fields: Partial<DraftLotFields>;
  };
  /** Someone else has changed it meanwhile. */
  readonly isStale: boolean;
  readonly faults: readonly FieldFault[];
  /** Why it cannot be in the auction. */
  readonly auctionProblem: string | null;
}

interface Step {
  readonly draft: DraftLot;
  readonly isStale: boolean;
  readonly fields: Partial<DraftLotFields>;
  readonly after: DraftLotFields;
  readonly auctionId: string | null;
  readonly faults: readonly FieldFault[];
  readonly auctionProblem: string | null;
}

/** A draft that does not exist or belongs to another seller refuses all. */
export async function changeDraftLots(
  tx: Tx,
  actor: Actor,
  changes: readonly DraftChange[],
): Promise<Result<DraftOutcome[], 'NotFound'>> {
  const drafts = await lockOwnDrafts(
    tx,
    actor,
    changes.map(({ lotId }) => lotId),
  );
  if (drafts === null) return refused('NotFound');
  const steps = await planSteps(tx, drafts, changes);
  const isFine = steps.every(isFaultless);
  if (isFine) {
    await updateDraftLots(
      tx,
      steps.map(({ draft, auctionId, after }) => ({ id: draft.id, auctionId, fields: after })),
    );
  }
  return ok(await outcomesOf(tx, steps, isFine));
}

const isFaultless = (step: Step): boolean =>
  !step.isStale && step.faults.length === 0 && step.auctionProblem === null;

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
  const typed = await resolveCategories(
    tx,
    changes.map(({ fields }) => fields),
  );
  const findAuctionProblem = await readAuctions(tx, drafts, changes);
  const steps = drafts.map((draft, index): Step => {
    const { version = null, auctionId: wanted } = changes[index] ?? {};
    const { fields = {}, faults = [] } = typed[index] ?? {};
    const auctionId = wanted === undefined ? draft.auctionId : wanted;
    return {
      draft,
      isStale: version !== null && version !== draft.version,
      fields,
      after: { ...fieldsOf(draft), ...fields },
      auctionId,
      faults,
      auctionProblem: wanted === undefined ? null : findAuctionProblem(draft, wanted),
    };
  });
  const found = faultsOfChanges(
    steps.map(({ draft, after }) => ({
      before: draft,
      after,
      isRelisted: draft.relistedFrom !== null,
    })),
    await readLabels(tx, steps),
  );
  return steps.map((step, index) => ({
    ...step,
    faults: [...step.faults, ...(found[index] ?? [])],
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

type FindAuctionProblem = (draft: DraftLot, auctionId: string | null) => string | null;

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
  const placed = drafts.map((draft, index) => {
    const auction = byId.get(changes[index]?.auctionId ?? '');
    return { title: draft.title, auction, from: otherCenterOf(draft, auction, centers) };
  });
  return (draft, auctionId) => {
    if (auctionId === null) return null;
    const auction = byId.get(auctionId);
    const problem = auctionProblem(draft, auction);
    if (problem !== null || auction === undefined) return problem;
    const from = otherCenterOf(draft, auction, centers);
    if (from === null) return null;
    const given = placed.filter((each) => each.auction === auction);
    const titles = given.filter((each) => each.from?.id === from.id).map(({ title }) => title);
    return otherCenterText({ titles, count: given.length, ...placesOf(from, auction) });
  };
}

/** A city has rarely two centers. */
const placesOf = (from: CenterOfLot, to: SellersAuction) =>
  from.city === to.city ? { from: from.name, to: to.centerName } : { from: from.city, to: to.city };

/** Where a lot is that cannot go to the auction, because it was at another center before. */
function otherCenterOf(
  { relistedFrom }: Pick<DraftLot, 'relistedFrom'>,
  auction: SellersAuction | undefined,
  centers: ReadonlyMap<string, CenterOfLot>,
): CenterOfLot | null {
  if (relistedFrom === null || auction === undefined) return null;
  const center = centers.get(relistedFrom);
  return center === undefined || center.id === auction.centerId ? null : center;
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
  return auctionProblem({ sellerId }, auction);
}

function auctionProblem(
  { sellerId }: Pick<DraftLot, 'sellerId'>,
  auction: SellersAuction | undefined,
): string | null {
  if (auction?.sellerId !== sellerId) return 'This auction doesn’t exist.';
  if (!auction.takesDrafts) return 'This auction has begun. Choose one that hasn’t.';
  return null;
}

/** Without the columns that are no fields. */
function fieldsOf(draft: DraftLot): DraftLotFields {
  const { id: _, sellerId: _s, auctionId: _a, relistedFrom: _r, version: _v, ...fields } = draft;
  return fields;
}

async function outcomesOf(
  tx: Tx,
  steps: readonly Step[],
  isWritten: boolean,
): Promise<DraftOutcome[]> {
  const categories = steps
    .filter(({ fields }) => 'categoryId' in fields)
    .map(({ draft }) => draft.categoryId)
    .filter((id) => id !== null);
  const slugs = await findCategorySlugs(tx, [...new Set(categories)]);
  return steps.map((step) => ({
    lotId: step.draft.id,
    version: isWritten ? step.draft.version + 1 : null,
    before: beforeOf(step, slugs),
    isStale: step.isStale,
    faults: step.faults,
    auctionProblem: step.auctionProblem,
  }));
}

function beforeOf(
  { draft, fields, auctionId }: Step,
  slugs: ReadonlyMap<string, string>,
): DraftOutcome['before'] {
  const old = fieldsOf(draft);
  const named = { ...old, categoryId: slugs.get(draft.categoryId ?? '') ?? null };
  const before = Object.fromEntries(
    Object.entries(named).filter(([field]) => Object.hasOwn(fields, field)),
  );
  const auction = auctionId === draft.auctionId ? {} : { auctionId: draft.auctionId };
  return { ...auction, fields: before };
}
