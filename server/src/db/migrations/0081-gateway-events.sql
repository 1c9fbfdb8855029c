-- Events that a payment provider delivered by webhook, so that each is applied once (SEC-08).
create table gateway_events (
  provider text not null,
  id text not null check (length(id) <= 255),
  kind text not null,
  received_at timestamptz not null default app.now(),
  applied_at timestamptz,
  primary key (provider, id)
);
create index gateway_events_received on gateway_events (received_at);
grant select, insert, update on gateway_events to hammerdock_app;
grant select, update, delete on gateway_events to hammerdock_worker;
