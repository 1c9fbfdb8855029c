-- Lots carry the names of rendered pictures now, three sides of a thing, where they had the file of
-- a drawing. In a store seeded before, such a lot shows a closed carton: what no name fits, does.
update lots
set images = '[]'
where images ->> 0 ~ '^[a-z-]+-[1-6]\.svg$';
