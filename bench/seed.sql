-- 1,000 people, 10,000 posts, five likes and three comments a post on average: the same rows on every
-- run, spread by arithmetic instead of chance. `:password_hash` is replaced before it runs.
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
select md5('person ' || n)::uuid, 'person' || n || '@bench.example', ':password_hash', now(),
  '{"role": "professional"}'
from generate_series(1, 1000) as n;

insert into auth.identities (user_id, provider, provider_id, identity_data)
select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users where email like '%@bench.example';

update public.people set first_name = 'Camille ' || n, last_name = 'Moreau ' || n,
  avatar_url = '/storage/v1/object/public/avatars/' || id || '/portrait.webp'
from generate_series(1, 1000) as n where id = md5('person ' || n)::uuid;

update public.professionals set profession = 'Architecte logicielle ' || n
from generate_series(1, 1000) as n where id = md5('person ' || n)::uuid;

insert into public.pro_posts (id, author_id, content, created_at)
select md5('post ' || n)::uuid, md5('person ' || (n * 7919 % 1000 + 1))::uuid,
  'Retour d’expérience n° ' || n || ' : '
    || repeat('une équipe se forme quand chacun sait ce que l’autre attend. ', n % 4 + 1),
  timestamptz '2026-01-01' + n * interval '47 minutes'
from generate_series(1, 10000) as n;

insert into public.pro_post_likes (post_id, user_id)
select md5('post ' || n)::uuid, md5('person ' || ((n * 13 + k * 97) % 1000 + 1))::uuid
from generate_series(1, 10000) as n, generate_series(1, n * 31 % 11) as k;

insert into public.pro_post_comments (post_id, user_id, content, created_at)
select md5('post ' || n)::uuid, md5('person ' || ((n * 29 + k * 61) % 1000 + 1))::uuid,
  'Merci, réponse ' || k, timestamptz '2026-01-01' + n * interval '47 minutes' + k * interval '5 minutes'
from generate_series(1, 10000) as n, generate_series(1, n * 17 % 7) as k;

analyze;
