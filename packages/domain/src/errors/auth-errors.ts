/** Refusals of the auth service, with the codes and texts of Supabase Auth (its errorcode list). */
export const AUTH_ERRORS = {
  invalid_credentials: { status: 400, text: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, text: 'Email not confirmed' },
} as const
