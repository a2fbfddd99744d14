/** SQL of the authentication methods of a row of `auth.sessions`, newest first. */
export const METHODS_JSON = `(select coalesce(jsonb_agg(jsonb_build_object(
    'method', authentication_method,
    'timestamp', floor(extract(epoch from mfa_amr_claims.updated_at)))
    order by mfa_amr_claims.updated_at desc), '[]')
  from auth.mfa_amr_claims where session_id = sessions.id)`
