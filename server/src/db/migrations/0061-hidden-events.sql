-- How many events of a lot's log only their bidder may see (R70): the public number of an event is
-- its sequence less these. An older node that does not count them only leaves the number as it was.
alter table lot_states add column hidden_events int not null default 0 check (hidden_events >= 0);

-- A leader's raise is a bid whose bidder led after the event before it.
update lot_states set hidden_events = hidden.events
from (
  select e.lot_id, count(*) as events
  from lot_events e
  left join lot_events before on before.lot_id = e.lot_id and before.sequence = e.sequence - 1
  where e.kind = 'bid' and (e.advance or before.result_leader_id = e.bidder_id)
  group by e.lot_id
) hidden
where hidden.lot_id = lot_states.lot_id;
