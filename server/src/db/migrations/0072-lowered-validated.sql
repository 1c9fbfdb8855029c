-- 0055 added this check without looking at old rows, so that writes went on; now they are looked at.
alter table lot_events validate constraint lot_events_check1;
