-- Photos of lots that sellers uploaded. A lot names its photos in `images`; several lots of one seller
-- may name the same photo, such as one that is sold again.
create table lot_photos (
  -- Also the file's name: unguessable, and with a hash of the content at its end.
  name text primary key check (name ~ '^[a-z0-9-]{1,64}-[0-9a-f]{8}$'),
  seller_id uuid not null references users,
  -- The key of the uploaded file in the storage; it is served to nobody.
  original_key text not null check (original_key <> ''),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  -- The caption; empty texts until the seller enters one.
  filename text not null default '' check (char_length(filename) <= 120),
  title text not null default '' check (char_length(title) <= 120),
  description text not null default '' check (char_length(description) <= 500),
  created_at timestamptz not null default app.now(),
  -- Since when no lot has it, as the hourly job found; null while a lot has it.
  unused_since timestamptz default app.now()
);
create index lot_photos_of_seller on lot_photos (seller_id, created_at);
create index lot_photos_unused on lot_photos (unused_since) where unused_since is not null;
grant select, insert, update, delete on lot_photos to hammerdock_app, hammerdock_worker;

-- Whether a lot has a photo.
create index draft_lots_images on draft_lots using gin (images jsonb_path_ops);
create index lots_images on lots using gin (images jsonb_path_ops);
