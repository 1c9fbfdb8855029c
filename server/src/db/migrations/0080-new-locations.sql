-- Since when a pickup location is new to users: answers from before do not cover it. Locations from
-- before this column are covered by every answer.
alter table centers add column opened_at timestamptz not null default '-infinity';
alter table centers alter column opened_at set default app.now();
