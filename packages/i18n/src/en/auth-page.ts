import type { authPage as fr } from '../fr/auth-page.ts'
import type { SameKeys } from '../same-keys.ts'

export const authPage = {
  login: {
    title: 'Sign in',
    lead: 'Good to see you again.',
    ended:
      'Your session has ended. Sign in to pick up where you left off: what you wrote has been kept.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    byMail: 'Sign in by email, without a password',
    sendingMail: 'Sending…',
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create an account',
  },
  byMail: {
    sent: 'If an account exists with {{email}}, a sign-in email is on its way. Open its link, or enter its code here.',
    back: 'Use my password',
  },
  register: {
    as: {
      user: 'I have a project',
      professional: 'I offer my skills',
    },
    title: 'Create an account',
    lead: 'To hand a project to a team, or to join one.',
    submit: 'Sign up',
    submitting: 'Signing up…',
    success: 'Registration successful! Please check your email to confirm your account.',
    accepts: 'By signing up you accept our terms:',
    hasAccount: 'Already have an account?',
    login: 'Sign in',
  },
  resetPassword: {
    title: 'Forgotten password',
    lead: 'Enter your email address and we will send you a link to choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending…',
    success: 'If an account exists with this email, a password reset link has been sent.',
    unanswered:
      'However, the server did not respond: check your connection, then send your request again.',
    back: 'Back to sign-in',
  },
  updatePassword: {
    title: 'New password',
    lead: 'Choose the password you will use from now on.',
    submit: 'Update password',
    submitting: 'Updating…',
    success: 'Password updated successfully! You will be redirected to the sign-in page.',
    invalidLink: 'Invalid or expired reset link.',
    requestNewLink: 'Request a new reset link',
  },
  confirmation: {
    sentTo: 'Link sent to {{email}}.',
    mailbox: 'Open the mailbox',
    another: 'Use another address',
    resend: 'Resend the confirmation email',
    resending: 'Sending…',
    resent: 'Email sent again. Remember to check your spam folder.',
  },
  errors: {
    fillAll: 'Please fill in all fields',
    enterEmail: 'Please enter your email address.',
    enterPassword: 'Please enter a new password',
    registerFailed: 'An error occurred during registration',
    updateFailed: 'An error occurred while updating the password.',
    unexpected: 'An unexpected error occurred',
  },
} satisfies SameKeys<typeof fr>
