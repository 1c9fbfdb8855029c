-- Whether prices are shown to the user as totals, with premium, tax and card fee.
alter table users add column total_prices_on boolean not null default false;
