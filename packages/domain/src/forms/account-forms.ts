import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts'
import { SIGN_UP_ROLES } from '../roles.ts'
import { issue } from './field-issue.ts'

const required = z.string().min(1, issue('required'))

const email = z
  .string()
  .trim()
  .min(1, issue('required'))
  .pipe(z.email(issue('invalid_email')))

const newPassword = required
  .min(PASSWORD_MIN_LENGTH, issue('password_too_short'))
  .refine(
    (password) => [...password.normalize('NFKC')].length <= PASSWORD_MAX_LENGTH,
    issue('password_too_long'),
  )

const passwordTwice = { password: newPassword, confirmPassword: required }
const passwordsMatch = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword
const passwordsDiffer = { path: ['confirmPassword'], error: issue('passwords_differ') }

/** Account forms of specification §5. Issues carry a `FieldIssue` as their message. */
export const signInForm = z.object({ email, password: required })
export const signUpForm = z
  .object({ email, ...passwordTwice, role: z.enum(SIGN_UP_ROLES, issue('not_an_option')) })
  .refine(passwordsMatch, passwordsDiffer)
export const accountTypeForm = z.object({ role: z.enum(SIGN_UP_ROLES, issue('not_an_option')) })
export const changeEmailForm = z.object({ email })
/** Proof of who asks: the present password; in an account without one, the code of a mail if it was asked for. */
const proof = ({ hasPassword }: { hasPassword: boolean }) => ({
  currentPassword: hasPassword ? required : z.string(),
  code: z.string().trim(),
})
export const changePasswordForm = (account: { hasPassword: boolean }) =>
  z.object({ ...proof(account), ...passwordTwice }).refine(passwordsMatch, passwordsDiffer)
/** Confirmation of account deletion: the person types their own address, against slips. */
export const deleteAccountForm = ({
  email: ownEmail,
  ...account
}: {
  email: string
  hasPassword: boolean
}) =>
  z.object({
    ...proof(account),
    email: z
      .string()
      .trim()
      .refine(
        (typed) => typed.toLowerCase() === ownEmail.toLowerCase(),
        issue('confirmation_differs'),
      ),
  })
export const resetPasswordForm = z.object({ email })
export const updatePasswordForm = z.object(passwordTwice).refine(passwordsMatch, passwordsDiffer)
