-- Public questions about lots. A question is shown to everyone once it has an answer (decision 0047).
create table lot_questions (
  id uuid primary key,
  lot_id uuid not null references lots,
  asker_id uuid not null references users,
  question text not null check (char_length(question) between 1 and 300),
  asked_at timestamptz not null default app.now(),
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz,
  answered_by uuid references users,
  -- By an admin. Nobody but admins sees it from then on.
  removed_at timestamptz,
  constraint lot_questions_answer
    check (num_nulls(answer, answered_at, answered_by) in (0, 3))
);
create index lot_questions_shown on lot_questions (lot_id, answered_at desc)
  where answered_at is not null and removed_at is null;
create index lot_questions_open on lot_questions (lot_id, asked_at)
  where answered_at is null and removed_at is null;
create index lot_questions_to_answer on lot_questions (asked_at)
  where answered_at is null and removed_at is null;
-- For the retention of questions that nobody can see any more.
create index lot_questions_age on lot_questions (asked_at)
  where answered_at is null or removed_at is not null;
grant select, insert, update, delete on lot_questions to hammerdock_app, hammerdock_worker;
