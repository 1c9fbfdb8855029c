-- Where the nodes of one store put events too long for a notification (R39). The shape is the
-- adapter library's own.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
grant select, insert, delete on socket_io_attachments to hammerdock_app, hammerdock_worker;
grant usage on sequence socket_io_attachments_id_seq to hammerdock_app, hammerdock_worker;
