-- Photos of a ZIP file that its seller discarded, as they were before, so that they can be restored
-- while the file is stored (SELL-02). They are in a table of their own, so that an older node, which
-- knows no discarded photos, neither shows nor adds them.
create table discarded_photos (
  archive_id uuid not null references photo_archives on delete cascade,
  place int not null check (place >= 0),
  path text not null check (char_length(path) <= 300),
  lot_id uuid,
  sequence int not null check (sequence >= 0),
  outcome text not null,
  outcome_before text,
  lot_before uuid,
  sequence_before int,
  primary key (archive_id, place)
);
grant select, insert, delete on discarded_photos to hammerdock_app, hammerdock_worker;
-- The job that deletes old rows locks them first.
grant update on discarded_photos to hammerdock_worker;
