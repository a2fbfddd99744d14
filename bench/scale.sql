-- :users people, an eleventh of them professionals, and :posts posts of theirs over the last 90 days: the same rows on
-- every run, spread by arithmetic instead of chance.
insert into auth.users (email, encrypted_password, email_confirmed_at, created_at, raw_user_meta_data)
select (array['camille', 'awa', 'jules', 'ines', 'noe', 'lea', 'adam', 'sofia'])[n % 8 + 1] || n || '@'
    || (array['studio', 'atelier', 'conseil'])[n % 3 + 1] || '.example',
  '', now(), now() - n * interval '365 days' / :users,
  jsonb_build_object('role', case n % 11 when 0 then 'professional' else 'user' end)
from generate_series(1, :users) as n;

update public.people set last_name = 'Moreau' || n,
  first_name = (array['Camille', 'Awa', 'Jules', 'Inès', 'Noé', 'Léa', 'Adam', 'Sofia'])[n % 8 + 1]
from (select id as person, row_number() over (order by email) as n from auth.users) as numbered where id = person;

update public.professionals set profession =
  (array['Développeuse', 'Rédactrice', 'Conseillère', 'Architecte'])[n % 4 + 1] || ' ' || n
from (select id as person, row_number() over (order by id) as n from public.people) as numbered where id = person;

insert into public.pro_posts (author_id, content, created_at)
select authors.ids[(n::bigint * 7919 % :users + 1)::int], 'Retour d’expérience n° ' || n, now() - n * interval '90 days' / :posts
from generate_series(1, :posts) as n, (select array_agg(id) as ids from auth.users) as authors;

-- As many contact messages, skills and entries of the audit log as people.
insert into public.contact_messages (name, email, subject, message, language, created_at)
select (array['Camille', 'Awa', 'Jules', 'Inès', 'Noé', 'Léa', 'Adam', 'Sofia'])[n % 8 + 1] || ' Müller' || n,
  'visiteur' || n || '@atelier.example', 'other', 'Un devis pour un développement, référence ' || n, 'fr',
  now() - n * interval '365 days' / :users
from generate_series(1, :users) as n;

insert into public.skills (name)
select (array['Développement', 'Rédaction', 'Intégration', 'Conception'])[n % 4 + 1] || ' ' || md5(n::text)
from generate_series(1, :users) as n;

insert into public.audit_log (created_at, action, target_type, target_id)
select now() - n * interval '365 days' / :users, 'user.role', 'user', listed.ids[(n::bigint * 7919 % :users + 1)::int]
from generate_series(1, :users) as n, (select array_agg(id) as ids from auth.users) as listed order by 1;

vacuum analyze;
