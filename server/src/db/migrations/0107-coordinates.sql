-- Where an address is (AUTH-21): of the place that was chosen, or else of its ZIP code.
alter table users
  add column latitude double precision,
  add column longitude double precision,
  add constraint users_coordinates check (
    (latitude is null) = (longitude is null)
    and latitude between -90 and 90
    and longitude between -180 and 180
  ) not valid;
alter table addresses
  add column latitude double precision,
  add column longitude double precision,
  add constraint addresses_coordinates check (
    (latitude is null) = (longitude is null)
    and latitude between -90 and 90
    and longitude between -180 and 180
  ) not valid;
