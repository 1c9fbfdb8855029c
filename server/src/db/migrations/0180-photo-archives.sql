-- ZIP files with photos of lots. One is uploaded in parts, its files are matched with lots by their
-- names, and after the seller's confirmation a job adds them, lot by lot (SELL-02).
create table photo_archives (
  id uuid primary key,
  seller_id uuid not null references users,
  -- The seller, or the admin who acts for them.
  created_by uuid not null references users,
  -- Whose lots get the photos; null: all drafts and published lots of the seller, by label.
  auction_id uuid references auctions on delete set null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  -- Of the file, stored under the archive's id until the archive is over.
  parts int not null check (parts > 0),
  received_parts int not null default 0 check (received_parts between 0 and parts),
  state text not null check (state in
    ('receiving', 'reading', 'ready', 'adding', 'done', 'stopped', 'failed', 'removed')),
  -- Why it failed, in a sentence.
  problem text not null default '' check (char_length(problem) <= 500),
  -- Photos that lots get, and how many of them were handled.
  photo_count int not null default 0 check (photo_count >= 0),
  done_count int not null default 0 check (done_count between 0 and photo_count),
  -- Whether its parts are still stored.
  is_stored boolean not null default true,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now(),
  check (state in ('receiving', 'removed', 'failed') or received_parts = parts),
  check (is_stored or state in ('done', 'stopped', 'failed'))
);
create index photo_archives_of_seller on photo_archives (seller_id, created_at desc);
create index photo_archives_stored on photo_archives (updated_at) where is_stored;
create index photo_archives_of_auction on photo_archives (auction_id) where auction_id is not null;
grant select, insert, update, delete on photo_archives to hammerdock_app, hammerdock_worker;

create table archived_photos (
  archive_id uuid not null references photo_archives on delete cascade,
  -- In the directory of the archive.
  place int not null check (place >= 0),
  path text not null check (char_length(path) <= 300),
  -- A draft or a published lot; null when no lot gets it.
  lot_id uuid,
  -- Among the photos that the lot gets.
  sequence int not null default 0 check (sequence >= 0),
  -- Empty until the photo is added.
  outcome text not null default '' check (outcome in ('', 'added', 'unknown', 'ambiguous',
    'not a picture', 'too large', 'archive', 'encrypted', 'damaged', 'full', 'same', 'closed')),
  primary key (archive_id, place),
  check (lot_id is not null or outcome not in ('', 'added', 'full', 'same', 'closed'))
);
create index archived_photos_to_add on archived_photos (archive_id, lot_id, sequence)
  where outcome = '';
grant select, insert, update, delete on archived_photos to hammerdock_app, hammerdock_worker;

-- The SHA-256 of the uploaded file, by which a lot gets a photo only once; null before this column.
alter table lot_photos add column checksum text;
alter table lot_photos add constraint lot_photos_checksum
  check (checksum ~ '^[0-9a-f]{64}$') not valid;
