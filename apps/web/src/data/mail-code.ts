import { useMutation } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

/** Kinds of mail that carry a code, with the page that their link leads to. */
const PAGES = { signup: '/dashboard', recovery: '/update-password', email_change: '/email-change' }

export type CodeType = keyof typeof PAGES

type MailCode = {
  type: CodeType
  /** Address that received the mail. */
  email: string
  code: string
}

/** Redeems the code of a mail, and opens the page of the mail's link as the link does: session in the fragment. */
export function useFollowCode() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ type, email, code }: MailCode) => {
      const [{ createCodeClient }, config] = await Promise.all([
        import('./create-podium-client.ts'),
        serverConfig(),
      ])
      const { auth } = createCodeClient(config)
      const { data, error } = await auth.verifyOtp({ type, email, token: code })
      if (error) throw error
      window.location.assign(`${PAGES[type]}#${fragmentOf(type, data.session)}`)
    },
  })
}

type RedeemedSession = {
  access_token: string
  refresh_token: string
  expires_in: number
  token_type: string
} | null

/** Fragment of the link's redirect; without a session the other address of a change has still to confirm. */
function fragmentOf(type: string, session: RedeemedSession) {
  if (session === null) return new URLSearchParams({ message: type, sb: '' })
  const { access_token, refresh_token, expires_in, token_type } = session
  return new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    token_type,
    type,
    sb: '',
  })
}
