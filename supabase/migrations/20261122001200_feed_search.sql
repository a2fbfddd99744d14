-- Searches of the feed (specification §2 "Feed screen", decisions row 14): posts and professionals. Both look for five words
-- of 200 characters at most, however the array of them is nested: of an array in an array, a slice would keep every word,
-- and each costs a condition.

-- Ids of the posts in which every word occurs, case and accents aside: in the text, in the author's profession, or as a
-- word of their names or the beginning of one; the newest first, of those before or after a place in the feed. Row level
-- security lets no index look for a part of a text (like is not leakproof), so this runs as the tables' owner, with the
-- rule of pro_posts_select written in, and gives ids away only: the posts themselves are read as by anybody.
create function public.find_posts(
  words text[], before_at timestamptz default null, before_id uuid default null,
  after_at timestamptz default null, after_id uuid default null, most integer default 20)
  returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
declare
  few constant integer := 1000;
  word text;
  pattern text; -- of a part of a text
  start   text; -- of a word of a name, or its beginning
  authors uuid[];
  -- Statement for these words, so that its plan suits them: by index for a rare word, along the feed for a common one.
  conditions text := 'true';
begin
  foreach word in array array(select left(given, 200) from unnest(words) as given limit 5) loop
    pattern := '%' || regexp_replace(public.folded(word), '([\\%_])', '\\\1', 'g') || '%';
    start := '% ' || regexp_replace(nullif(btrim(public.folded_name(word)), ''), '([\\%_])', '\\\1', 'g') || '%';
    execute format(
      'select array(
         select id from public.people
         where public.folded_name(coalesce(first_name, '''') || '' '' || coalesce(last_name, '''')) like %2$L
         union all select id from public.professionals where public.folded(profession) like %1$L limit %3$s)',
      pattern, start, few + 1) into authors;
    conditions := conditions || case when cardinality(authors) <= few
      then format(' and (public.folded(content) like %L or author_id = any (%L))', pattern, authors)
      else format(
        ' and (public.folded(content) like %1$L
           or exists (select from public.people where people.id = author_id
             and public.folded_name(coalesce(first_name, '''') || '' '' || coalesce(last_name, '''')) like %2$L)
           or exists (select from public.professionals where professionals.id = author_id
             and public.folded(profession) like %1$L))', pattern, start)
      end;
  end loop;
  if not public.is_moderator() then
    conditions := conditions || format(' and (hidden_at is null or author_id = %L)', auth.uid());
  end if;
  if before_at is not null then
    conditions := conditions || format(' and (created_at, id) < (%L, %L)', before_at, before_id);
  end if;
  if after_at is not null then
    conditions := conditions || format(' and (created_at, id) > (%L, %L)', after_at, after_id);
  end if;
  return query execute format(
    'select id from public.pro_posts where %s order by created_at desc, id desc limit %s',
    conditions, least(greatest(most, 0), 100));
end $$;
revoke execute on function public.find_posts(text[], timestamptz, uuid, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_posts(text[], timestamptz, uuid, timestamptz, uuid, integer) to authenticated;

-- People who name a profession, and of whom every word occurs in it, ignoring case and accents, or is a word of their names
-- or the beginning of one; by name. Row level security shows every signed-in person all of them, so this runs as its
-- caller.
create function public.find_professionals(words text[], most integer default 5)
  returns table (id uuid, first_name text, last_name text, avatar_url text, profession text)
  language plpgsql stable set search_path = '' as $$
declare
  word text;
  -- Statement for these words, so that its plan suits them.
  conditions text := '';
begin
  foreach word in array array(select left(given, 200) from unnest(words) as given limit 5) loop
    continue when btrim(public.folded(word)) = '';
    conditions := conditions || format(
      ' and people.id in (
          select named.id from public.people as named
          where public.folded_name(coalesce(named.first_name, '''') || '' '' || coalesce(named.last_name, '''')) like %L
          union all
          select skilled.id from public.professionals as skilled where public.folded(skilled.profession) like %L)',
      '% ' || regexp_replace(nullif(btrim(public.folded_name(word)), ''), '([\\%_])', '\\\1', 'g') || '%',
      '%' || regexp_replace(public.folded(word), '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if conditions = '' then return; end if;
  return query execute format(
    'select people.id, people.first_name, people.last_name, people.avatar_url, professionals.profession
       from public.people join public.professionals using (id)
      where professionals.profession is not null %s
      order by public.folded_name(coalesce(people.last_name, '''') || '' '' || coalesce(people.first_name, '''')), people.id
      limit %s', conditions, least(greatest(most, 0), 20));
end $$;
revoke execute on function public.find_professionals(text[], integer) from public, anon, authenticated, service_role;
grant execute on function public.find_professionals(text[], integer) to authenticated;
