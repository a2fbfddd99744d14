-- Deliveries: what members submit for a milestone, version by version, and the client's answer to each
-- (docs/decisions/0177-a-milestone-is-accepted-in-versions.md). The server writes this table; who may read a plan reads it.

create table public.milestone_deliveries (
  team_id     uuid not null references public.plans (team_id) on delete cascade,
  milestone   text not null check (char_length(milestone) between 1 and 120),
  version     smallint not null check (version between 1 and 50),
  author_id   uuid references public.people (id) on delete set null, -- null: a deleted account
  note        text not null check (not public.is_blank(note) and char_length(note) <= 4000),
  link        text check (link is null or (link ~* '^https?://' and char_length(link) <= 2000)),
  outcome     text check (outcome in ('accepted', 'changes')), -- null: waits for the client
  comment     text check (comment is null or (not public.is_blank(comment) and char_length(comment) <= 4000)),
  created_at  timestamptz not null default now(),
  answered_at timestamptz,
  primary key (team_id, milestone, version),
  check ((outcome is null) = (answered_at is null)),
  check (comment is null or outcome is not null),
  check (outcome <> 'changes' or comment is not null)
);
create index milestone_deliveries_author_id_idx on public.milestone_deliveries (author_id, created_at desc);
create unique index milestone_deliveries_settled_idx on public.milestone_deliveries (team_id, milestone)
  where outcome is null or outcome = 'accepted'; -- nothing is submitted beside what waits, or after what was accepted

revoke all on public.milestone_deliveries from anon, authenticated, service_role;
grant select on public.milestone_deliveries to authenticated, service_role;
alter table public.milestone_deliveries enable row level security;
create policy milestone_deliveries_select on public.milestone_deliveries for select to authenticated
  using (exists (select from public.plans where plans.team_id = milestone_deliveries.team_id));

-- An answer is given once, and what was submitted stays as it was; an account that goes takes its name along. 23514.
create function public.guard_delivery() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A delivery is answered once'
    using errcode = 'check_violation', constraint = 'milestone_deliveries_answered_once';
end $$;
revoke execute on function public.guard_delivery() from public, anon, authenticated, service_role;
create trigger guard_delivery before update on public.milestone_deliveries for each row
  when (old.note <> new.note or old.link is distinct from new.link
    or (old.outcome is not null and (old.outcome is distinct from new.outcome or old.comment is distinct from new.comment)))
  execute function public.guard_delivery();
