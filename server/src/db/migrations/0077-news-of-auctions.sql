-- How far a subscriber or follower was notified: auctions published later are news. Without it, those
-- published after the subscription or the follow.
alter table newsletter_subscriptions add column news_until timestamptz;
alter table follows add column news_until timestamptz;
