-- Reminders, each sent once: of an invitation before it expires, and of what somebody said of their time once it counts no
-- longer. The server writes both.

alter table public.invitations add column reminded_at timestamptz; -- null: not yet
create index invitations_reminder_idx on public.invitations (due_at) where status = 'open' and reminded_at is null;

-- When a professional was last asked whether their availability is still right.
create table public.availability_reminders (
  person_id   uuid primary key references public.people (id) on delete cascade,
  reminded_at timestamptz not null default now()
);
create index availability_weeks_said_at_idx on public.availability_weeks (said_at); -- what has just expired

revoke all on public.availability_reminders from anon, authenticated, service_role;
grant select on public.availability_reminders to service_role;
alter table public.availability_reminders enable row level security; -- the server's alone
