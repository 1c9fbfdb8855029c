-- The seller's first page counts the lots of the last weeks that did not sell and are not listed
-- again, per auction and from the index alone. Building it takes 0.4 s for 100,000 lots, during which
-- lots are neither changed nor closed; bids go on, since they write lot_states.
create index lots_unsold on lots (auction_id, id) where phase = 'unsold' and relisted_at is null;
