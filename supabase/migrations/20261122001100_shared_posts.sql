-- Content of a shared post's public page, /p/{id}: all that a visitor can read, as the tables are closed to them. It is a
-- function, because that finds one post by its id; a policy would let visitors list posts and authors.
create function public.shared_post(id uuid)
  returns table (
    content text, image_url text, image_alt text, image_width integer, image_height integer,
    created_at timestamptz, edited_at timestamptz,
    first_name text, last_name text, avatar_url text, profession text,
    author_tint integer -- of the ten behind initials, from the id as `ui/tint-of.ts` takes it: visitors get no id
  )
  language sql stable security definer set search_path = ''
  begin atomic
    select posts.content, posts.image_url, posts.image_alt, posts.image_width, posts.image_height,
      posts.created_at, posts.edited_at,
      people.first_name, people.last_name, people.avatar_url, professionals.profession,
      (('x' || left(people.id::text, 8))::bit(32)::bigint % 10)::integer
    from public.pro_posts as posts
      join public.people on people.id = posts.author_id
      join public.professionals on professionals.id = posts.author_id
    where posts.id = shared_post.id and posts.is_shared and posts.hidden_at is null;
  end;
revoke execute on function public.shared_post(uuid) from public;
grant execute on function public.shared_post(uuid) to anon, authenticated, service_role;
