-- The drafts of a seller with a product code, which the intake of goods completes.
create index draft_lots_upc on draft_lots (seller_id, upc, position) where upc <> '';
