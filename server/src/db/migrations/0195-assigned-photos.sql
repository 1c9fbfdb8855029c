-- What a photo of a ZIP file was before its lot was chosen by hand, so that the choice can be undone
-- until the photo is added (SELL-02). Null where no lot was chosen; an older node leaves it null.
alter table archived_photos add column outcome_before text;
alter table archived_photos add column lot_before uuid;
