/**
 * Error codes of the auth service, with the texts of Supabase Auth (its errorcode list). For a code
 * with several texts, the most frequent one; the throw site gives the others.
 */
export const AUTH_ERRORS = {
  anonymous_provider_disabled: { status: 422, text: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: {
    status: 400,
    text: 'code challenge does not match previously saved code verifier',
  },
  bad_json: { status: 400, text: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, text: 'invalid JWT: unable to parse or verify signature' },
  bad_oauth_callback: { status: 400, text: 'OAuth callback is not valid' },
  bad_oauth_state: { status: 400, text: 'OAuth state not found or expired' },
  captcha_failed: { status: 400, text: 'captcha protection: request disallowed' },
  conflict: {
    status: 409,
    text: 'Too many concurrent requests on the same account, please retry',
  },
  current_password_invalid: {
    status: 400,
    text: 'Current password required when setting new password.',
  },
  current_password_required: {
    status: 400,
    text: 'Current password required when setting new password.',
  },
  /** Not a code of Supabase Auth, which answers `otp_expired`. */
  email_already_confirmed: { status: 403, text: 'Email address is already confirmed' },
  email_conflict_identity_not_deletable: {
    status: 422,
    text: 'Unable to unlink identity due to email conflict',
  },
  email_exists: {
    status: 422,
    text: 'A user with this email address has already been registered',
  },
  email_not_confirmed: { status: 400, text: 'Email not confirmed' },
  email_provider_disabled: { status: 422, text: 'Email logins are disabled' },
  feature_disabled: { status: 404, text: 'OAuth server is disabled' },
  flow_state_expired: {
    status: 422,
    text: 'invalid flow state, flow state has expired',
  },
  flow_state_not_found: {
    status: 404,
    text: 'invalid flow state, no valid flow state found',
  },
  identity_already_exists: { status: 422, text: 'Identity is already linked' },
  identity_not_found: { status: 422, text: "Identity doesn't exist" },
  insufficient_aal: {
    status: 401,
    text: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  invalid_credentials: { status: 400, text: 'Invalid login credentials' },
  last_second_factor: {
    status: 422,
    text: 'The role of this account needs a second factor, add another one first',
  },
  manual_linking_disabled: { status: 404, text: 'Manual linking is disabled' },
  mfa_challenge_expired: { status: 422, text: 'MFA challenge has expired' },
  mfa_factor_name_conflict: {
    status: 422,
    text: 'A factor with this friendly name for this user already exists',
  },
  mfa_factor_not_found: { status: 404, text: 'Factor not found' },
  mfa_ip_address_mismatch: {
    status: 422,
    text: 'Challenge and verify IP addresses mismatch.',
  },
  mfa_phone_enroll_not_enabled: { status: 422, text: 'MFA enroll is disabled for Phone' },
  mfa_phone_verify_not_enabled: { status: 422, text: 'MFA verification is disabled for Phone' },
  mfa_recovery_codes_locked: {
    status: 429,
    text: 'Too many failed recovery code attempts, please retry later',
  },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    text: 'Recovery codes cannot be the only factor, enroll another one first',
  },
  mfa_verification_failed: { status: 422, text: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: {
    status: 422,
    text: 'Recovery codes already exist, regenerate them instead',
  },
  mfa_webauthn_enroll_not_enabled: { status: 422, text: 'MFA enroll is disabled for WebAuthn' },
  mfa_webauthn_verify_not_enabled: {
    status: 422,
    text: 'MFA verification is disabled for WebAuthn',
  },
  no_authorization: { status: 401, text: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, text: 'User not allowed' },
  otp_disabled: { status: 422, text: 'Signups not allowed for otp' },
  otp_expired: { status: 403, text: 'Token has expired or is invalid' },
  over_email_send_rate_limit: { status: 429, text: 'email rate limit exceeded' },
  over_request_rate_limit: { status: 429, text: 'Request rate limit reached' },
  over_sms_send_rate_limit: { status: 429, text: 'SMS rate limit exceeded' },
  passkey_disabled: { status: 404, text: 'Passkeys are disabled' },
  phone_exists: { status: 422, text: 'Phone number already registered by another user' },
  phone_not_confirmed: { status: 400, text: 'Phone not confirmed' },
  phone_provider_disabled: { status: 422, text: 'Phone logins are disabled' },
  provider_disabled: { status: 400, text: 'Provider is not enabled' },
  provider_email_needs_verification: {
    status: 422,
    text: 'Unverified email with the provider',
  },
  reauthentication_needed: { status: 400, text: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, text: 'Nonce has expired or is invalid' },
  refresh_token_already_used: { status: 400, text: 'Invalid Refresh Token: Already Used' },
  refresh_token_not_found: {
    status: 400,
    text: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  request_entity_too_large: {
    status: 413,
    text: 'Request body too large (max 1048576 bytes)',
  },
  second_factor_required: {
    status: 401,
    text: 'The role of this account needs a second factor, which it has not enrolled',
  },
  same_password: {
    status: 422,
    text: 'New password should be different from the old password.',
  },
  saml_assertion_no_email: {
    status: 400,
    text: 'SAML Assertion does not contain an email address',
  },
  saml_assertion_no_user_id: {
    status: 400,
    text: 'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
  },
  saml_entity_id_mismatch: {
    status: 400,
    text: 'SAML Metadata can be updated only if the EntityID matches for the provider',
  },
  saml_idp_already_exists: {
    status: 422,
    text: 'SAML Identity Provider with this EntityID already exists',
  },
  saml_idp_not_found: {
    status: 404,
    text: 'A SAML connection has not been established with this Identity Provider',
  },
  saml_metadata_fetch_failed: { status: 400, text: 'SAML Metadata cannot be fetched' },
  saml_provider_disabled: { status: 404, text: 'SAML 2.0 is disabled' },
  saml_relay_state_expired: {
    status: 422,
    text: 'SAML RelayState has expired. Try logging in again?',
  },
  saml_relay_state_not_found: {
    status: 404,
    text: 'SAML RelayState does not exist, try logging in again?',
  },
  session_expired: { status: 400, text: 'Invalid Refresh Token: Session Expired' },
  session_not_found: {
    status: 403,
    text: 'Session from session_id claim in JWT does not exist',
  },
  signup_disabled: { status: 422, text: 'Signups not allowed for this instance' },
  single_identity_not_deletable: {
    status: 422,
    text: 'User must have at least 1 identity after unlinking',
  },
  sms_send_failed: { status: 422, text: 'Error sending confirmation OTP to provider' },
  sso_domain_already_exists: {
    status: 400,
    text: 'SSO Domain is already assigned to an SSO identity provider',
  },
  sso_provider_disabled: { status: 404, text: 'SSO Provider is currently disabled' },
  sso_provider_not_found: { status: 404, text: 'SSO Identity Provider not found' },
  too_many_enrolled_mfa_factors: {
    status: 422,
    text: 'Maximum number of verified factors reached, unenroll to continue',
  },
  too_many_passkeys: { status: 422, text: 'Maximum number of passkeys reached' },
  unexpected_failure: {
    status: 500,
    text: 'Unexpected failure, please check server logs for more information',
  },
  user_already_exists: { status: 422, text: 'User already registered' },
  user_banned: { status: 403, text: 'User is banned' },
  user_not_found: { status: 404, text: 'User not found' },
  user_sso_managed: {
    status: 422,
    text: 'Updating email, phone, password of a SSO account only possible via SSO',
  },
  validation_failed: { status: 400, text: 'The request is not valid' },
  weak_password: { status: 422, text: 'Password should be at least 6 characters.' },
  web3_provider_disabled: { status: 422, text: 'Web3 provider is disabled' },
  webauthn_challenge_expired: { status: 400, text: 'Challenge has expired' },
  webauthn_challenge_not_found: { status: 400, text: 'Challenge not found or already used' },
  webauthn_credential_exists: { status: 422, text: 'This credential is already registered' },
  webauthn_verification_failed: { status: 400, text: 'Credential verification failed' },
} as const
