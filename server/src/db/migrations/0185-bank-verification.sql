-- CARD-06: how a bank account is verified: by the amounts of two deposits, or by a code that only
-- the provider's own page accepts. Null: an older node has saved it, by amounts. 0186 validates.
alter table cards
  add column bank_proof text,
  add column verification_url text;
alter table cards
  add constraint cards_bank_proof check (bank_proof in ('amounts', 'code')) not valid,
  add constraint cards_proof_of_kind
    check (kind = 'bank' or (bank_proof is null and verification_url is null)) not valid;
