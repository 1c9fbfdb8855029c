-- The latest sales of a category, for what similar lots sold for. A bid changes none of it.
create index lots_sold_in_category on lots (category_id, listed_close_at desc) where phase = 'sold';

-- Who watches a lot is counted on its page.
create index watches_of_lot on watches (lot_id);
