import { SSO_METHOD } from '../single-sign-on/sso-identity.ts'

/** SQL of the authentication methods of a row of `auth.sessions`, newest first. */
export const METHODS_JSON = `(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'method', authentication_method,
    'timestamp', floor(extract(epoch from mfa_amr_claims.updated_at)),
    'provider', case when authentication_method = '${SSO_METHOD}' then (
      select substr(provider, 5) from auth.identities
       where identities.user_id = sessions.user_id and provider like 'sso:%' limit 1) end))
    order by mfa_amr_claims.updated_at desc), '[]')
  from auth.mfa_amr_claims where session_id = sessions.id)`
