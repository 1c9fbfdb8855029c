-- 64 random bits: 12 digits had 48, fewer than a code that is worth money should have (S39).
create or replace function app.new_invite_code() returns text language sql volatile as
  $$ select upper(left(replace(gen_random_uuid()::text, '-', ''), 12)
    || right(gen_random_uuid()::text, 4)) $$;
