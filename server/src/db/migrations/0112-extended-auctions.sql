-- By how much the closes of an auction were moved since its lots were published (R66).
alter table auctions
  add column extended_seconds int not null default 0,
  add constraint auctions_extended check (extended_seconds >= 0) not valid;
