-- A receipt is billed to the whole address: the unit of the second line follows the street, as the
-- billing form writes it. The limit is that of a payment's street, so that a payment can repeat it.
-- Receipts of before stay as they were printed.
create or replace function app.freeze_invoice_parties(invoice uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into invoice_parties
      select invoices.id, users.first_name, users.last_name,
        left(concat_ws(', ', users.address1, nullif(users.address2, '')), 250), users.city,
        users.state, users.zip, centers.name, centers.address, centers.city, centers.state,
        centers.zip, centers.phone
      from invoices join users on users.id = invoices.user_id
        join auctions on auctions.id = invoices.auction_id
        join centers on centers.id = auctions.center_id
      where invoices.id = invoice
      on conflict do nothing
  $$;
