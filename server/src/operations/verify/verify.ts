// OPS-10: recomputes derived data and reports each difference from what is stored.
import { commissionBack, commissionOf } from '@hammerdock/domain/invoicing/commission.ts';
import { reversedBy } from '@hammerdock/domain/invoicing/refund.ts';
import { cardFeeOf, lineOf } from '@hammerdock/domain/invoicing/totals.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { ProviderChecks } from '../../gateways/payments/provider.ts';
import { reviewInOneSnapshot } from '../../store/verify/lots.ts';
import { accountingChecks } from '../../store/verify/accounting.ts';
import { creditChecks } from '../../store/verify/credits.ts';
import { forfeitChecks } from '../../store/verify/forfeits.ts';
import { holdChecks } from '../../store/verify/holds.ts';
import { listRefundedLines, refundChecks } from '../../store/verify/refunds.ts';
import { ledgerChecks } from '../../store/verify/ledger.ts';
import {
  runCheck,
  countBooks,
  listBilledLines,
  listFees,
  moneyChecks,
} from '../../store/verify/money.ts';
import { findLostReferences } from '../../store/verify/references.ts';
import { reportChecks } from '../../store/verify/reports.ts';
import { timeChecks } from '../../store/verify/times.ts';
import { verifyLots, type Discrepancy } from './verify-lots.ts';

const QUERIES = {
  ...ledgerChecks,
  ...timeChecks,
  ...moneyChecks,
  ...creditChecks,
  ...forfeitChecks,
  ...holdChecks,
  ...refundChecks,
  ...accountingChecks,
  ...reportChecks,
};

type Check = (tx: Tx) => Promise<readonly Discrepancy[]>;
type Checks = ReadonlyMap<string, Check>;

/** Checks that a single query cannot make. */
const COMPUTED = {
  'invoice arithmetic': verifyLines,
  'card fee': verifyFees,
  'refund arithmetic': verifyRefunds,
  reference: verifyReferences,
};

/** They read each log once, together. */
const OF_LOTS: readonly string[] = ['log', 'snapshot', 'listing'];

export interface Verification {
  readonly counts: Readonly<Record<string, number>>;
  readonly discrepancies: readonly Discrepancy[];
}

/** `ofProvider`: the checks that the payment provider in use adds. */
export const verify = (db: Db, ofProvider: ProviderChecks): Promise<Verification> =>
  reviewInOneSnapshot(db, async (tx) => {
    const { lots, events, discrepancies } = await verifyLots(tx);
    const checks = await listChecks(tx, ofProvider);
    const found = [...discrepancies];
    for (const check of checks.values()) found.push(...(await check(tx)));
    const counts = { lots, events, ...(await countBooks(tx)), checks: checks.size };
    return { counts, discrepancies: found };
  });

/** Runs only the check of this name; null if there is none. */
export async function verifyOnly(
  tx: Tx,
  ofProvider: ProviderChecks,
  name: string,
): Promise<readonly Discrepancy[] | null> {
  if (OF_LOTS.includes(name)) {
    return (await verifyLots(tx)).discrepancies.filter(({ check }) => check === name);
  }
  return (await listChecks(tx, ofProvider)).get(name)?.(tx) ?? null;
}

/** Names a check that finds a discrepancy, or null; `first` runs before the others. */
export async function findUnsound(
  tx: Tx,
  ofProvider: ProviderChecks,
  first: string | undefined,
): Promise<string | null> {
  const ofLots: Check = async (snapshot) => (await verifyLots(snapshot)).discrepancies;
  const checks = new Map([['lots', ofLots], ...(await listChecks(tx, ofProvider))]);
  const names = new Set([...(first === undefined ? [] : [first]), ...checks.keys()]);
  for (const name of names) if (((await checks.get(name)?.(tx)) ?? []).length > 0) return name;
  return null;
}

async function listChecks(tx: Tx, ofProvider: ProviderChecks): Promise<Checks> {
  const all = { ...QUERIES, ...(await ofProvider(tx)) };
  const queried = Object.entries(all).map(([check, query]): [string, Check] => [
    check,
    async (snapshot) => (await runCheck(snapshot, query)).map((finding) => ({ check, ...finding })),
  ]);
  return new Map([...queried, ...Object.entries(COMPUTED)]);
}

async function verifyReferences(tx: Tx): Promise<Discrepancy[]> {
  return (await findLostReferences(tx)).map((finding) => ({ check: 'reference', ...finding }));
}

/** R23, R58: recomputes each line from the terms frozen with the auction. */
async function verifyLines(tx: Tx): Promise<Discrepancy[]> {
  const lines = await listBilledLines(tx);
  return lines.flatMap((line) => {
    const { hammerCents, premiumBps, premiumMinimumCents, taxBps, exempt } = line;
    const premium = { rateBps: premiumBps, minimumCents: premiumMinimumCents };
    const due = lineOf({ hammerCents, premium, taxBps, exempt });
    const given = [line.premiumCents, line.taxCents, line.commissionCents].join(', ');
    const commissionCents = commissionOf(hammerCents, line.commissionBps);
    const expected = [due.premiumCents, due.taxCents, commissionCents].join(', ');
    if (given === expected) return [];
    const has = `lot ${line.lotId} has premium, tax and commission ${given}`;
    const detail = `${has}; its terms give ${expected}`;
    return [{ check: 'invoice arithmetic', subject: `invoice ${line.number}`, detail }];
  });
}

/** R27: recomputes the fee of each card payment; a deposit has none. */
async function verifyFees(tx: Tx): Promise<Discrepancy[]> {
  const payments = await listFees(tx);
  return payments.flatMap(({ id, amountCents, feeCents, cardFeeBps }) => {
    const due = cardFeeOf(amountCents, cardFeeBps ?? 0);
    if (due === feeCents) return [];
    const detail = `its fee is ${feeCents}, its invoice gives ${due}`;
    return [{ check: 'card fee', subject: `payment ${id}`, detail }];
  });
}

/** R30: recomputes the amounts that the refunds of a line have reversed. */
async function verifyRefunds(tx: Tx): Promise<Discrepancy[]> {
  const lines = await listRefundedLines(tx);
  return lines.flatMap(({ lotId, billed, refunded, refundedCents }) => {
    const due = reversedBy(billed, refundedCents);
    const { hammerCents, premiumCents, taxCents, commissionCents } = refunded;
    const same =
      due.hammerCents === hammerCents &&
      due.premiumCents === premiumCents &&
      due.taxCents === taxCents &&
      commissionBack(billed, hammerCents) === commissionCents;
    if (same) return [];
    const parts = `${hammerCents}, ${premiumCents}, ${taxCents}, ${commissionCents}`;
    const detail = `refunds of ${refundedCents} reversed ${parts}`;
    return [{ check: 'refund arithmetic', subject: `lot ${lotId}`, detail }];
  });
}
