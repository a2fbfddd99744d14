-- What a model may add to the conversation of a project: a reply in its words and requirements that it suggests
-- (docs/decisions/0199-a-model-only-phrases-and-suggests.md). The server writes these tables. Nothing is asked of a model
-- before the client of the project let that model of that host read the brief.

-- Answer of a project's client to the question whether a model may read the brief; the last one counts.
create table public.model_consents (
  project_id  uuid primary key references public.projects (id) on delete cascade,
  host        text not null check (not public.is_blank(host) and public.is_one_line(host) and char_length(host) <= 300),
  model       text not null check (not public.is_blank(model) and public.is_one_line(model) and char_length(model) <= 200),
  is_given    boolean not null,
  answered_at timestamptz not null default now()
);

-- A turn that a model was asked to phrase: the row is there before the question is sent, so each turn is sent once.
create table public.turn_phrasings (
  project_id  uuid not null,
  position    integer not null,
  host        text not null,
  model       text not null,
  language    text not null check (language in ('fr', 'en')),
  reply       text check (reply is null or (not public.is_blank(reply) and char_length(reply) <= 600)), -- null: none yet, or none that could be used
  suggestions jsonb not null default '[]' check (jsonb_typeof(suggestions) = 'array' and jsonb_array_length(suggestions) <= 3),
  created_at  timestamptz not null default now(),
  primary key (project_id, position),
  foreign key (project_id, position) references public.project_turns (project_id, position) on delete cascade
);

revoke all on public.model_consents, public.turn_phrasings from anon, authenticated, service_role;
grant select on public.model_consents, public.turn_phrasings to service_role;
alter table public.model_consents enable row level security; -- the server's alone
alter table public.turn_phrasings enable row level security; -- the server's alone

-- A turn is phrased only while its project's client lets this model of this host read the brief. 23514.
create function public.guard_turn_phrasing() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.model_consents
    where project_id = new.project_id and is_given and host = new.host and model = new.model
    for share
  ) then
    raise exception 'A model reads a brief only with consent'
      using errcode = 'check_violation', constraint = 'turn_phrasings_consent';
  end if;
  return new;
end $$;
revoke execute on function public.guard_turn_phrasing() from public, anon, authenticated, service_role;
create trigger guard_turn_phrasing before insert on public.turn_phrasings
  for each row execute function public.guard_turn_phrasing();
create trigger keep_turn_phrasing before update on public.turn_phrasings
  for each row when (old.reply is distinct from new.reply) execute function public.guard_turn_phrasing();
