import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@podium/i18n'
import { mailTexts } from '@podium/i18n/mails'
import { html } from 'hono/html'
import { MAILBOX_SHEET } from './mailbox-sheet.ts'
import type { OutgoingMail } from './mailer.ts'
import { timeInMailbox } from './time-in-mail.ts'

type Html = ReturnType<typeof html>

/** Mailbox list: each mail with its links and codes, the whole mail one click away. */
export function renderMailboxList(entries: OutgoingMail[], language: Language): Html {
  const texts = mailTexts[language].mailbox
  const list = html`<ul class="mails">${entries.map((entry) => listItem(entry, language))}</ul>`
  return layout(
    { title: texts.title, language, path: '/mailbox' },
    html`<h1>${texts.title}</h1>
<p class="muted">${texts.lead}</p>
${entries.length > 0 ? list : html`<p class="card">${texts.empty}</p>`}`,
  )
}

/** One mail as HTML and as plain text. The frame runs no script; its links open a new tab. */
export function renderMailboxEntry(entry: OutgoingMail, language: Language): Html {
  const texts = mailTexts[language].mailbox
  return layout(
    { title: entry.subject, language, path: `/mailbox/${entry.id}` },
    html`<p><a href="/mailbox">← ${texts.back}</a></p>
<h1 lang="${entry.language}">${entry.subject}</h1>
${addressLine(entry, language)}
<h2>${texts.html}</h2>
<iframe title="${entry.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${entry.html}"></iframe>
<h2>${texts.text}</h2>
<pre class="card" lang="${entry.language}" tabindex="0" aria-label="${texts.text}">${withLinks(entry.text)}</pre>`,
  )
}

function listItem(entry: OutgoingMail, language: Language): Html {
  const texts = mailTexts[language].mailbox
  const { links, codes } = findKeys(entry.text)
  return html`<li class="card">
<h2 lang="${entry.language}"><a href="/mailbox/${entry.id}">${entry.subject}</a></h2>
${addressLine(entry, language)}
${links.map((link) => html`<p>${anchor(link)}</p>`)}
${codes.map((code) => html`<p>${texts.code} <strong class="code">${code}</strong></p>`)}
</li>`
}

const addressLine = ({ to, createdAt }: OutgoingMail, language: Language): Html =>
  html`<p class="muted">${mailTexts[language].mailbox.to} ${to} · <time datetime="${createdAt.toISOString()}">${timeInMailbox(language).format(createdAt)}</time></p>`

const LINK = /(https?:\/\/\S+)/
const CODE_LINE = /^\d{4,10}$/gm

const findKeys = (text: string) => ({
  links: [...new Set(text.match(new RegExp(LINK, 'g')))],
  codes: [...new Set(text.match(CODE_LINE))],
})

/** Text with its URLs as links; splitting on a captured group leaves them at the odd indexes. */
const withLinks = (text: string): (string | Html)[] =>
  text.split(LINK).map((part, index) => (index % 2 === 1 ? anchor(part) : part))

const anchor = (link: string): Html =>
  html`<a href="${link}" target="_blank" rel="noopener">${link}</a>`

type Page = { title: string; language: Language; path: string }

const layout = ({ title, language, path }: Page, content: Html): Html =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Podium</title>
<style>${MAILBOX_SHEET}</style>
</head>
<body>
<header><a class="brand" href="/">Podium</a><nav>${LANGUAGES.map(
    (other) =>
      html`<a href="${path}?lng=${other}" hreflang="${other}" lang="${other}" ${other === language && html`aria-current="true"`}>${LANGUAGE_NAMES[other]}</a>`,
  )}</nav></header>
<main>${content}</main>
</body>
</html>
`
