import { postponed, weeksUntilAhead } from '@hammerdock/domain/auctions/auction-schedule.ts';
import { readNow, type Tx } from '../../db/database.ts';
import {
  fieldsOfStored,
  insertDraftAuction,
  type StoredAuction,
} from '../../store/auctions/draft-auctions.ts';

/** A draft with the same terms, some whole weeks later; returns its id. */
export async function duplicateAuction(tx: Tx, original: StoredAuction): Promise<string> {
  const { sellerId, taxBps } = original;
  const terms = fieldsOfStored(original);
  const weeks = weeksUntilAhead(terms.startsAt, await readNow(tx));
  const fields = { ...terms, ...postponed(terms, 7 * weeks) };
  return insertDraftAuction(tx, { sellerId, taxBps, fields });
}
