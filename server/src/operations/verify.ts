// OPS-10: holds what is stored against what it must follow from, and names each difference.
import { reversedBy } from '@hammerdock/domain/invoicing/refund.ts';
import { lineOf } from '@hammerdock/domain/invoicing/totals.ts';
import type { Db, Tx } from '../db/database.ts';
import { reviewInOneSnapshot } from '../store/review-lots.ts';
import { creditQuestions } from '../store/review-credits.ts';
import { forfeitQuestions } from '../store/review-forfeits.ts';
import { holdQuestions } from '../store/review-holds.ts';
import { listRefundedLines, refundQuestions } from '../store/review-refunds.ts';
import { ask, countBooks, listBilledLines, moneyQuestions } from '../store/review-money.ts';
import { verifyLots, type Discrepancy } from './verify-lots.ts';

const questions = {
  ...moneyQuestions,
  ...creditQuestions,
  ...forfeitQuestions,
  ...holdQuestions,
  ...refundQuestions,
};

export interface Verification {
  readonly counts: Readonly<Record<string, number>>;
  readonly discrepancies: readonly Discrepancy[];
}

export const verify = (db: Db): Promise<Verification> => reviewInOneSnapshot(db, verifyAll);

export async function verifyAll(tx: Tx): Promise<Verification> {
  const { lots, events, discrepancies } = await verifyLots(tx);
  const found = [...discrepancies, ...(await verifyLines(tx)), ...(await verifyRefunds(tx))];
  for (const [check, question] of Object.entries(questions)) {
    for (const finding of await ask(tx, question)) found.push({ check, ...finding });
  }
  const reckoned = ['log', 'snapshot', 'invoice arithmetic', 'refund arithmetic'];
  const checks = Object.keys(questions).length + reckoned.length;
  return { counts: { lots, events, ...(await countBooks(tx)), checks }, discrepancies: found };
}

/** R23: premium and tax of each line, reckoned again from the terms frozen with the auction. */
async function verifyLines(tx: Tx): Promise<Discrepancy[]> {
  const lines = await listBilledLines(tx);
  return lines.flatMap((line) => {
    const { hammerCents, premiumBps, premiumMinimumCents, taxBps, exempt } = line;
    const premium = { rateBps: premiumBps, minimumCents: premiumMinimumCents };
    const due = lineOf({ hammerCents, premium, taxBps, exempt });
    if (due.premiumCents === line.premiumCents && due.taxCents === line.taxCents) return [];
    const says =
      `lot ${line.lotId} is billed premium ${line.premiumCents} and tax ${line.taxCents}, ` +
      `its terms give ${due.premiumCents} and ${due.taxCents}`;
    return [{ check: 'invoice arithmetic', subject: `invoice ${line.number}`, says }];
  });
}

/** R30: what the refunds of a line have reversed, reckoned again from what they come to. */
async function verifyRefunds(tx: Tx): Promise<Discrepancy[]> {
  const lines = await listRefundedLines(tx);
  return lines.flatMap(({ lotId, billed, refunded, refundedCents }) => {
    const due = reversedBy(billed, refundedCents);
    const { hammerCents, premiumCents, taxCents } = refunded;
    const same =
      due.hammerCents === hammerCents &&
      due.premiumCents === premiumCents &&
      due.taxCents === taxCents;
    if (same) return [];
    const parts = `${hammerCents}, ${premiumCents}, ${taxCents}`;
    const says = `refunds of ${refundedCents} reversed ${parts}`;
    return [{ check: 'refund arithmetic', subject: `lot ${lotId}`, says }];
  });
}
