-- Feedback at the end of a project (docs/decisions/0181-feedback-is-blind-in-the-database.md). The server writes this table.

-- Whether a person is the client of a team's project.
create function public.is_client_of(team uuid, person uuid) returns boolean
  language sql stable set search_path = ''
  return exists (
    select from public.teams join public.projects on projects.id = project_id
    where teams.id = team and client_id = person);
revoke execute on function public.is_client_of(uuid, uuid) from public, anon, authenticated, service_role;

-- People of a team whom its client judges, and who judge the client: who holds a seat, and who left one after they had done
-- a task.
create function public.workers_in(team uuid) returns setof uuid
  language sql stable set search_path = ''
begin atomic
  select person_id from public.invitations where team_id = team and status = 'accepted'
  union select done_by from public.plan_tasks where team_id = team and done_by is not null;
end;
revoke execute on function public.workers_in(uuid) from public, anon, authenticated, service_role;

-- Feedback of a client about who worked in the team, or of them about the client, once the client has accepted every
-- milestone.
create table public.project_feedback (
  team_id       uuid not null references public.plans (team_id) on delete cascade,
  author_id     uuid not null references public.people (id) on delete cascade,
  subject_id    uuid not null references public.people (id) on delete cascade,
  quality       smallint not null check (quality between 1 and 5), -- of the work; about a client, of what they asked for
  timeliness    smallint not null check (timeliness between 1 and 5),
  communication smallint not null check (communication between 1 and 5),
  again         boolean not null, -- whether the author would work with them again
  comment       text check (comment is null or (not public.is_blank(comment) and char_length(comment) <= 2000)),
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (team_id, author_id, subject_id),
  check (author_id <> subject_id)
);
create index project_feedback_author_id_idx on public.project_feedback (author_id, created_at desc);
create index project_feedback_subject_id_idx on public.project_feedback (subject_id, created_at desc);

-- Whether feedback that was given may be read by others than its author: whom it is about has given theirs too, or 14 days
-- have passed since the delivery.
create function public.is_feedback_revealed(team uuid, author uuid, subject uuid) returns boolean
  language sql stable set search_path = ''
  return exists (
    select from public.project_feedback as theirs
    where theirs.team_id = team and theirs.author_id = subject and theirs.subject_id = author
  ) or exists (
    select from public.plans where plans.team_id = team and delivered_at <= now() - interval '14 days');
revoke execute on function public.is_feedback_revealed(uuid, uuid, uuid) from public, anon, authenticated, service_role;

-- Whether the caller may read feedback: as its author, or once it is revealed as whom it is about, or as an admin.
create function public.may_read_feedback(team uuid, author uuid, subject uuid) returns boolean
  language sql stable security definer set search_path = ''
  return author = (select auth.uid())
    or ((subject = (select auth.uid()) or public.is_admin()) and public.is_feedback_revealed(team, author, subject));
revoke execute on function public.may_read_feedback(uuid, uuid, uuid) from public, anon;
grant execute on function public.may_read_feedback(uuid, uuid, uuid) to authenticated, service_role;

revoke all on public.project_feedback from anon, authenticated, service_role;
grant select on public.project_feedback to authenticated, service_role;
alter table public.project_feedback enable row level security;
create policy project_feedback_select on public.project_feedback for select to authenticated
  using (public.may_read_feedback(team_id, author_id, subject_id));

-- Feedback is given within 14 days of the delivery, between the client and who worked in the team, and stays as it was once
-- it is revealed. 23514.
create function public.guard_feedback() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.plans where team_id = new.team_id and delivered_at > now() - interval '14 days'
  ) then
    raise exception 'Feedback is given within 14 days of the delivery'
      using errcode = 'check_violation', constraint = 'project_feedback_in_time';
  end if;
  if tg_op = 'UPDATE' and public.is_feedback_revealed(old.team_id, old.author_id, old.subject_id) then
    raise exception 'Feedback that both have read does not change'
      using errcode = 'check_violation', constraint = 'project_feedback_revealed';
  end if;
  if not (public.is_client_of(new.team_id, new.author_id)
      and new.subject_id in (select public.workers_in(new.team_id)))
    and not (public.is_client_of(new.team_id, new.subject_id)
      and new.author_id in (select public.workers_in(new.team_id))) then
    raise exception 'Feedback is between the client and a member'
      using errcode = 'check_violation', constraint = 'project_feedback_pair';
  end if;
  return new;
end $$;
revoke execute on function public.guard_feedback() from public, anon, authenticated, service_role;
create trigger guard_feedback before insert or update on public.project_feedback
  for each row execute function public.guard_feedback();
