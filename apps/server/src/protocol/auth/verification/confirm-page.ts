import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@podium/i18n'
import { mailTexts } from '@podium/i18n/mails'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import { purposesOf } from './verification-types.ts'

/**
 * Script that submits the form while the page is visible; programs that fetch or preload pages have
 * no visible page.
 */
const SCRIPT = `const go = () => document.visibilityState === 'visible' && document.forms[0].submit()
document.addEventListener('visibilitychange', go)
go()`

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;display:grid;min-height:90vh;place-content:center;
text-align:center;color-scheme:light dark;padding:1rem}button{font:inherit;padding:.75rem 1.5rem}`

/**
 * Content security policy without `form-action`: Chromium applies it to the redirect as well, which
 * may lead to a program of this machine.
 */
const POLICY = `default-src 'none'; script-src '${hashOf(SCRIPT)}'; style-src '${hashOf(STYLE)}'; base-uri 'none'; frame-ancestors 'none'`

/**
 * GET /confirm?token=&type=&redirect_to=: target of a mail's link. It redeems nothing; its form
 * goes on to GET /verify with the same query, by itself in a visible browser page, else by its
 * button.
 */
export const confirmPage = (c: Context<HttpEnv>) => {
  const { token = '', type = '', redirect_to = '' } = c.req.query()
  const language = acceptedLanguage(c) ?? LANGUAGES[0]
  c.header('content-security-policy', POLICY)
  return c.html(page({ language, fields: { token, type, redirect_to } }))
}

/** Title of the page by type of link; any other is that of a confirmation. */
function titleOf(type: string): keyof (typeof mailTexts)[Language]['linkPage'] {
  if (type === 'magiclink') return 'signIn'
  const [purpose] = purposesOf(type) ?? []
  if (purpose === 'recovery_token') return 'recovery'
  return purpose === 'email_change_token_new' ? 'emailChange' : 'confirmation'
}

type Page = { language: Language; fields: { token: string; type: string; redirect_to: string } }

function page({ language, fields }: Page) {
  const texts = mailTexts[language].linkPage
  const title = texts[titleOf(fields.type)]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Podium</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<form method="get" action="verify">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${texts.proceed}</button>
</form>
</main>
<script>${raw(SCRIPT)}</script>
</body>
</html>`
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
