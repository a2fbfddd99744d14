-- The version of the terms that was accepted stays in accounts with a confirmed phone alone, too: `confirmed_at` is set
-- where either the address or the phone is confirmed, in Supabase Auth as here.

create or replace function public.guard_account_role() returns trigger
  language plpgsql set search_path = '' as $$
declare
  account_role text := new.raw_app_meta_data ->> 'role';
begin
  if tg_op = 'UPDATE' and account_role is null then
    account_role := old.raw_app_meta_data ->> 'role';
  end if;
  if account_role is null then
    account_role := case new.raw_user_meta_data ->> 'role'
      when 'professional' then 'professional' else 'user' end;
  end if;
  if account_role not in ('user', 'professional', 'editor', 'admin') then
    raise exception 'Role must be one of user, professional, editor, admin'
      using errcode = 'PT422', constraint = 'account_roles_role_check';
  end if;
  new.raw_app_meta_data := jsonb_build_object('role', account_role)
    || case jsonb_typeof(new.raw_app_meta_data) when 'object' then new.raw_app_meta_data - 'role' else '{}' end;
  new.raw_user_meta_data := jsonb_build_object('role', account_role)
    || case jsonb_typeof(new.raw_user_meta_data) when 'object' then new.raw_user_meta_data - 'role' else '{}' end;
  if tg_op = 'UPDATE' and old.confirmed_at is not null then
    -- The version of the terms that was accepted is evidence: nobody changes it afterwards. Until the address or
    -- phone is confirmed its newest sign-up counts; whoever was invited accepts them later.
    new.raw_user_meta_data := new.raw_user_meta_data - 'terms_version' || jsonb_strip_nulls(
      jsonb_build_object('terms_version', coalesce(
        old.raw_user_meta_data -> 'terms_version', new.raw_user_meta_data -> 'terms_version')));
  end if;
  return new;
end $$;
