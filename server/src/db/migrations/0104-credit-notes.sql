-- Each refund has a credit note, numbered within the invoice that it corrects. Everything else that
-- the note says is in rows that never change.
create table credit_notes (
  refund_id uuid primary key references refunds,
  invoice_id uuid not null references invoices,
  number int not null check (number > 0),
  unique (invoice_id, number)
);
-- Run time only reads: the trigger below writes.
grant select on credit_notes to hammerdock_app, hammerdock_worker;

-- Whoever refunds holds the lock of the invoice, so that numbers have neither gaps nor doubles.
create function app.number_credit_note() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into credit_notes (refund_id, invoice_id, number)
        select new.id, new.invoice_id, count(*) + 1 from credit_notes
          where invoice_id = new.invoice_id;
      return null;
    end $$;
revoke execute on function app.number_credit_note from public;
-- A trigger, so that the refunds of an older node have theirs as well.
create trigger credit_notes after insert on refunds
  for each row execute function app.number_credit_note();

insert into credit_notes (refund_id, invoice_id, number)
  select id, invoice_id, row_number() over (partition by invoice_id order by at, id) from refunds;
