-- People whom the feed's search finds (specification §2 "Feed screen"): who names a profession, and of whom every word
-- occurs in it, ignoring case and accents, or is a word of their names or the beginning of one (decisions row 14); by
-- name. Row level security shows every signed-in person all of them, so this runs as its caller.
create function public.find_professionals(words text[], most integer default 5)
  returns table (id uuid, first_name text, last_name text, avatar_url text, profession text)
  language plpgsql stable set search_path = '' as $$
declare
  word text;
  -- Statement for these words, so that its plan suits them.
  conditions text := '';
begin
  foreach word in array words[1:5] loop
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
