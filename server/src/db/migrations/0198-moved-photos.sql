-- The place that a photo of a ZIP file had among the photos of its lot before it was moved to another
-- lot by hand, so that the move can be undone until the photo is added (SELL-02). Null where it was
-- not moved; an older node leaves it null, and neither offers nor allows to undo the move.
alter table archived_photos add column sequence_before int;
