-- Balances and lines of a period are read by their time.
create index journals_at on journals (at);
