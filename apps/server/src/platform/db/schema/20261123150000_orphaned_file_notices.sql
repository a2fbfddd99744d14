-- An orphaned file is announced when its transaction commits, whoever caused it: the server removes it at once instead
-- of at its next regular sweep.
create or replace function storage.follow_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    delete from storage.orphaned_files where version = new.version;
    -- Swept meanwhile: the row would have no file.
    if not found then
      raise exception 'The upload took too long' using errcode = 'query_canceled';
    end if;
  end if;
  if tg_op <> 'INSERT' then
    insert into storage.orphaned_files (version, due_at) values (old.version, now());
    perform pg_notify('orphaned_files', '');
  end if;
  return null;
end $$;
