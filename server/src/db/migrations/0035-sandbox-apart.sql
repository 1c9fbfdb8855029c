-- Production without the payment sandbox has no tables of it (R71): they come from a set of
-- migrations of their own. A sandbox that was used stays, because it witnesses what was charged.
do $$ begin
  if not exists (select from sandbox.customers) and not exists (select from sandbox.cards)
    and not exists (select from sandbox.charges) and not exists (select from sandbox.refunds)
  then
    drop schema sandbox cascade;
  end if;
end $$;
