-- What a payment's state says of its other columns. 0043 validates.
alter table payments
  add constraint payments_settled
    check ((settled_at is null) = (state in ('processing', 'needs verification'))) not valid,
  add constraint payments_declined
    check ((decline_code is not null) = (state = 'declined')) not valid,
  add constraint payments_verification
    check ((verification_url is not null) = (state = 'needs verification')) not valid,
  add constraint payments_charged
    check ((gateway_charge is not null) = (state = 'succeeded')) not valid;
