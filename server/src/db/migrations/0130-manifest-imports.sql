-- Imports of manifests: a file is read into rows, its columns are mapped, its rows are checked and
-- corrected, and all of them become drafts of lots in one transaction (SELL-03). Canceling deletes
-- an import with its rows.
create table manifest_imports (
  id uuid primary key,
  seller_id uuid not null references users,
  -- The seller, or the admin who acts for them.
  created_by uuid not null references users,
  file_name text not null check (char_length(file_name) between 1 and 200),
  state text not null check (state in
    ('reading', 'mapping', 'checking', 'ready', 'importing', 'imported', 'failed')),
  -- Why it failed, or why it is not imported yet, in a sentence.
  problem text not null default '' check (char_length(problem) <= 500),
  header jsonb not null default '[]' check (jsonb_typeof(header) = 'array'),
  -- The field of each column, or null.
  mapping jsonb not null default '[]' check (jsonb_typeof(mapping) = 'array'),
  remembered boolean not null default false,
  row_count int not null default 0 check (row_count >= 0),
  done_count int not null default 0 check (done_count between 0 and row_count),
  -- How the rows become drafts; set by the confirmation.
  settings jsonb,
  -- null: into the stock.
  auction_id uuid references auctions on delete set null,
  imported_count int check (imported_count >= 0),
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now(),
  check ((state = 'imported') = (imported_count is not null)),
  check (state not in ('importing', 'imported') or settings is not null)
);
create index manifest_imports_of_seller on manifest_imports (seller_id, created_at desc);
create index manifest_imports_to_work on manifest_imports (updated_at)
  where state in ('reading', 'checking', 'importing');
create index manifest_imports_of_auction on manifest_imports (auction_id)
  where auction_id is not null;
grant select, insert, update, delete on manifest_imports to hammerdock_app, hammerdock_worker;

-- The file until it is read, encrypted, since a cell of it may hold what no table may.
create table manifest_files (
  import_id uuid primary key references manifest_imports on delete cascade,
  sealed bytea not null
);
grant select, insert, delete on manifest_files to hammerdock_app, hammerdock_worker;

create table manifest_rows (
  import_id uuid not null references manifest_imports on delete cascade,
  -- The line in the file.
  line int not null check (line > 0),
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  -- What is wrong with it, and what is missing.
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
  blocked boolean not null default false,
  label text not null default '',
  -- Whether another row, or a lot of the store, has its label.
  duplicate text not null default '' check (duplicate in ('', 'file', 'store')),
  retail_cents bigint not null default 0 check (retail_cents >= 0),
  skipped boolean not null default false,
  primary key (import_id, line)
);
create index manifest_rows_of_label on manifest_rows (import_id, label, line) where label <> '';
grant select, insert, update, delete on manifest_rows to hammerdock_app, hammerdock_worker;

-- How a seller mapped the columns of a header, for the next file with it.
create table manifest_mappings (
  seller_id uuid not null references users,
  -- A hash of the names of its columns.
  header_key text not null check (char_length(header_key) = 64),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  updated_at timestamptz not null default app.now(),
  primary key (seller_id, header_key)
);
grant select, insert, update, delete on manifest_mappings to hammerdock_app, hammerdock_worker;
