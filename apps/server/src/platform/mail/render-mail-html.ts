import { html } from 'hono/html'
import type { MailParts } from './mail-parts.ts'

/** Colours of the web app's `tokens.css` as hex, because mail programs know no OKLCH. */
const LIGHT = {
  surface: '#fcfaf4',
  raised: '#fefefb',
  text: '#14211c',
  muted: '#505f58',
  border: '#d9dbd2',
  primary: '#005c41',
  onPrimary: '#fcfaf4',
}
const DARK = {
  surface: '#0e1613',
  raised: '#16201c',
  text: '#f0eee9',
  muted: '#a5b0a6',
  border: '#2e3a35',
  primary: '#65d3a7',
  onPrimary: '#071a13',
}
const GOLD = '#f4b93c'
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"

/**
 * Style sheet for dark mode. Inline styles are what every mail program keeps; those that know dark
 * mode keep the sheet as well.
 */
const DARK_SHEET = `
@media (prefers-color-scheme: dark) {
  .surface { background: ${DARK.surface} !important; color: ${DARK.text} !important }
  .raised { background: ${DARK.raised} !important; border-color: ${DARK.border} !important }
  .muted { color: ${DARK.muted} !important }
  .link { color: ${DARK.primary} !important }
  .button { background: ${DARK.primary} !important; color: ${DARK.onPrimary} !important }
}`

/** HTML layout of all mails: heading, text, one button, the bare link, the code, the reason. */
export function renderMailHtml(parts: MailParts): string {
  const { language, subject, heading, body, details, action, code, reason } = parts
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK_SHEET}</style>
</head>
<body class="surface" style="margin:0;padding:24px 16px;background:${LIGHT.surface};color:${LIGHT.text};font:16px/1.6 ${SANS}">
<div role="article" aria-label="${subject}" style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font:600 20px/1.2 ${SERIF}"><span aria-hidden="true" style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:6px;background:${GOLD}"></span>Podium</p>
<div class="raised" style="padding:32px 28px;background:${LIGHT.raised};border:1px solid ${LIGHT.border};border-radius:12px">
<h1 style="margin:0 0 12px;font:600 26px/1.25 ${SERIF}">${heading}</h1>
<p style="margin:0 0 24px">${body}</p>
${details.map(detailBlock)}
<p style="margin:0 0 24px"><a class="button" href="${action.link}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${LIGHT.primary};color:${LIGHT.onPrimary};font-weight:600;text-decoration:none">${action.label}</a></p>
${code && codeBlock(code)}
${action.fallback && fallbackBlock(action.fallback, action.link)}
</div>
<p class="muted" style="margin:20px 4px 0;color:${LIGHT.muted};font-size:13px">${reason}</p>
${parts.unsubscribe && unsubscribeBlock(parts.unsubscribe)}
<p class="muted" style="margin:8px 4px 0;color:${LIGHT.muted};font-size:13px">${parts.signature}</p>
</div>
</body>
</html>
`
  return String(page)
}

const fallbackBlock = (fallback: string, link: string) =>
  html`<p class="muted" style="margin:0;color:${LIGHT.muted};font-size:14px">${fallback}<br><a class="link" href="${link}" target="_blank" rel="noopener" style="color:${LIGHT.primary};overflow-wrap:anywhere">${link}</a></p>`

const unsubscribeBlock = ({ label, link }: { label: string; link: string }) =>
  html`<p style="margin:8px 4px 0;font-size:13px"><a class="muted" href="${link}" target="_blank" rel="noopener" style="color:${LIGHT.muted}">${label}</a></p>`

const codeBlock = ({ lead, value }: { lead: string; value: string }) =>
  html`<p style="margin:0 0 24px">${lead}<br><strong style="font:600 24px/1.6 ui-monospace, Menlo, Consolas, monospace;letter-spacing:4px">${value}</strong></p>`

const detailBlock = ({ label, value }: { label: string; value: string }) =>
  html`<p style="margin:0 0 16px;overflow-wrap:anywhere;white-space:pre-wrap"><strong>${label}</strong><br>${value}</p>`
