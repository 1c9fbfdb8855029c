-- What an inspector found out about a lot. A lot without a row, and a column that is null, was not
-- checked. Apart from lots, so that no list reads it.
create table condition_reports (
  lot_id uuid primary key references lots,
  tested text check (tested in ('works', 'powers on', 'fails', 'untested')),
  completeness text check (completeness in ('complete', 'parts missing')),
  missing_parts text not null default '' check (char_length(missing_parts) <= 200),
  -- Empty: the inspector found none.
  defects text check (char_length(defects) <= 200),
  inspector_note text not null default '' check (char_length(inspector_note) <= 200),
  -- [{"photo": 2, "caption": "dent"}]: the number of the photo among the lot's, from 1.
  defect_photos jsonb not null default '[]',
  length_inch_hundredths int check (length_inch_hundredths between 1 and 100000),
  width_inch_hundredths int check (width_inch_hundredths between 1 and 100000),
  height_inch_hundredths int check (height_inch_hundredths between 1 and 100000),
  weight_pound_hundredths int check (weight_pound_hundredths between 1 and 1000000),
  constraint condition_reports_parts
    check (missing_parts = '' or completeness is not distinct from 'parts missing'),
  constraint condition_reports_size
    check (num_nulls(length_inch_hundredths, width_inch_hundredths, height_inch_hundredths)
      in (0, 3))
);
grant select, insert, update on condition_reports to hammerdock_app, hammerdock_worker;
