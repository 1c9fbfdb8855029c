-- The constraints of 0185, validated under a weaker lock.
alter table cards
  validate constraint cards_bank_proof,
  validate constraint cards_proof_of_kind;
