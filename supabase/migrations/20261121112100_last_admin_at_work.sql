-- An admin who is banned administers nothing: they do not count when another one leaves.

create or replace function public.keep_last_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('podium.last_admin'));
  if not exists (
    select from public.account_roles join public.account_directory using (id)
    where account_roles.role = 'admin' and coalesce(banned_until <= now(), true)
  ) then
    raise exception 'The last admin cannot be removed'
      using errcode = 'PT409', constraint = 'account_roles_last_admin';
  end if;
  return null;
end $$;
