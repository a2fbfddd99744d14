-- Rules for texts, one function each for every table: blank, web address, image address (specification §5).
-- `packages/domain/src/text.ts` has the same rule of blank texts for the browser.

-- Whether a text is null or empty after JavaScript's trim(), whose blanks are more than the ASCII ones of \s.
create function public.is_blank(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return coalesce(value, '') !~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';

-- Whether a text is null or has no controls, line breaks, zero-width characters or marks that turn the
-- direction of text: a name with them can pass for another's.
create function public.is_one_line(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return coalesce(value, '') !~
    '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]';

-- Whether a text is an absolute http(s) address: a link can never be `javascript:` or `data:`.
create function public.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~* '^https?://[^\s"<>\\]+$';

-- Whether a text is the address of an image: a path from our own server's root, or an absolute http(s) address.
create function public.is_image_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~* '^(https?:/)?/[^\s"<>\\]+$';

-- Whether a text is a file of a person's own folder in a bucket: a path of our server. A hosted project's storage has
-- another origin than the site, so there it is an absolute address.
create function public.is_own_file(value text, bucket text, owner uuid) returns boolean
  language sql stable set search_path = ''
  return value ~ ('^' || case when to_regclass('auth.signing_keys') is null then '(https?://[^/?#\s]+)?' else '' end
    || '/storage/v1/object/public/' || bucket || '/' || owner || '/[^\s"<>\\?#]+$');
revoke execute on function public.is_own_file(text, text, uuid) from public, anon;

-- Text as searches compare it: without case, accents and ligatures; `packages/domain/src/folded.ts` says the same to
-- the browser. By translate() and not the extension unaccent, which is not immutable, so no index may use it. No setting
-- of its own: a function with one is not inlined.
create function public.folded(value text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(translate(lower(normalize(value)),
    'àáâãäåāăąçćčďèéêëēęěìíîïīįłñńňòóôõöøōőŕřśšşșťțţùúûüūůűųýÿźžżđğ',
    'aaaaaaaaacccdeeeeeeeiiiiiilnnnoooooooorrsssstttuuuuuuuuyyzzzdg'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');

-- Name as searches compare it, with a space before each word, so that `% lea%` finds a word or its beginning.
create function public.folded_name(value text) returns text
  language sql immutable parallel safe
  return ' ' || translate(public.folded(value), '-''’.', '    ');

-- Trigram index for searches of a part of a text; none where the extension pg_trgm is missing, and searches are then
-- slower. `columns` are the indexed expressions, each written as SQL.
create function public.index_parts(index_name text, table_name text, variadic columns text[]) returns void
  language plpgsql set search_path = '' as $$
declare
  extension_schema text := (
    select nspname from pg_catalog.pg_opclass join pg_catalog.pg_namespace on pg_namespace.oid = opcnamespace
    where opcname = 'gin_trgm_ops' and has_schema_privilege(nspname, 'usage') limit 1
  );
begin
  if extension_schema is not null then
    execute format('create index %I on public.%I using gin (%s)', index_name, table_name,
      (select string_agg(format('%s %I.gin_trgm_ops', expression, extension_schema), ', ')
       from unnest(columns) as expression));
  end if;
end $$;
revoke execute on function public.index_parts(text, text, text[]) from public, anon, authenticated, service_role;
