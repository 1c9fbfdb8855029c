// Auctions that subscribers of the newsletter and followers of a seller were not notified of yet.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import { ISSUE_DUE } from './notification-choices.ts';

/** Published, and with lots that can still be bid on. */
const newAuctions = (db: Db) =>
  db
    .selectFrom('auctions')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .where('auctions.publishedAt', 'is not', null)
    .where(
      sql<SqlBool>`exists (select from lots where lots.auction_id = auctions.id
        and lots.phase in ('upcoming', 'open'))`,
    );

interface Wanted {
  readonly since: Instant;
  /** Only of this seller. */
  readonly sellerId?: string;
}

/** The one that ends first at the top. */
export function listNewAuctions(db: Db, { since, sellerId }: Wanted) {
  const all = newAuctions(db).where('auctions.publishedAt', '>', sql<never>`${toDate(since)}`);
  return (sellerId === undefined ? all : all.where('auctions.sellerId', '=', sellerId))
    .select(['auctions.id', 'auctions.title', 'auctions.endsAt', 'centers.city', 'centers.state'])
    .select(
      sql<number>`(select count(*) from lots where lots.auction_id = auctions.id
        and lots.phase in ('upcoming', 'open'))`.as('lots'),
    )
    .orderBy('auctions.endsAt')
    .orderBy('auctions.id')
    .execute();
}

export type NewAuctionRow = Awaited<ReturnType<typeof listNewAuctions>>[number];

/** Subscribers who were there before this week's issue was due, and have something new. */
export const subscribersWithNews = (db: Db) =>
  db
    .selectFrom('newsletterSubscriptions as subscription')
    .select(['subscription.id as item', ISSUE_DUE.as('since')])
    .where('subscription.leftAt', 'is', null)
    .where('subscription.confirmedAt', '<=', ISSUE_DUE)
    .where((where) =>
      where.or([
        where('subscription.newsUntil', 'is', null),
        where('subscription.newsUntil', '<', ISSUE_DUE),
      ]),
    )
    .where((where) =>
      where.exists(
        newAuctions(db)
          .select('auctions.id')
          .where(
            'auctions.publishedAt',
            '>',
            sql<never>`coalesce(subscription.news_until, subscription.confirmed_at)`,
          ),
      ),
    );

/** Locks a subscription of `subscribersWithNews`; undefined if it ended or was served meanwhile. */
export const lockSubscriberWithNews = (tx: Tx, id: string) =>
  tx
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'email', 'leaveToken'])
    .select(sql<Instant>`coalesce(news_until, confirmed_at)`.as('newsSince'))
    .where('id', '=', id)
    .where('leftAt', 'is', null)
    .where((where) =>
      where.or([where('newsUntil', 'is', null), where('newsUntil', '<', ISSUE_DUE)]),
    )
    .forUpdate()
    .executeTakeFirst();

export const markSubscriberNotified = (tx: Tx, id: string) =>
  tx
    .updateTable('newsletterSubscriptions')
    .set({ newsUntil: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();

/** Follows whose seller has published an auction since; the item names user and seller. */
export const followsWithNews = (db: Db) =>
  db
    .selectFrom('follows')
    .innerJoin('auctions', 'auctions.sellerId', 'follows.sellerId')
    .select([
      sql<string>`follows.user_id || ' ' || follows.seller_id`.as('item'),
      sql<Instant>`min(auctions.published_at)`.as('since'),
    ])
    .where('auctions.publishedAt', '>', sql<never>`coalesce(follows.news_until, follows.at)`)
    .where('auctions.endsAt', '>', sql<never>`(select app.now())`)
    .groupBy(['follows.userId', 'follows.sellerId']);

/** Locks a follow of `followsWithNews`; undefined if the user has unfollowed. */
export function lockFollowWithNews(tx: Tx, item: string) {
  const [userId = '', sellerId = ''] = item.split(' ');
  if (!isId(userId) || !isId(sellerId)) throw new Error(`not a follow: ${item}`);
  return tx
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.sellerId')
    .select(['follows.userId', 'follows.sellerId', 'users.sellerHandle'])
    .select(['users.tradeName', 'users.username'])
    .select(sql<Instant>`coalesce(follows.news_until, follows.at)`.as('newsSince'))
    .where('follows.userId', '=', userId)
    .where('follows.sellerId', '=', sellerId)
    .forUpdate('follows')
    .executeTakeFirst();
}

export const markFollowerNotified = (
  tx: Tx,
  { userId, sellerId }: { readonly userId: string; readonly sellerId: string },
) =>
  tx
    .updateTable('follows')
    .set({ newsUntil: sql<Date>`app.now()` })
    .where('userId', '=', userId)
    .where('sellerId', '=', sellerId)
    .execute();
