import { describe, expect, test } from 'vitest'
import type { MailRequest } from './mail-request.ts'
import { renderMail } from './render-mail.ts'

const LINK = 'https://podium.example/auth/v1/verify?token=abc&type=recovery'

const recovery = (fields: Partial<MailRequest> = {}): MailRequest => ({
  kind: 'password_recovery',
  to: 'ada@example.com',
  language: 'en',
  link: LINK,
  code: '482913',
  ...(fields as object),
})

describe('a mail', () => {
  test('is written in its reader’s language', () => {
    const [fr, en] = [
      renderMail(recovery({ language: 'fr' })),
      renderMail(recovery({ language: 'en' })),
    ]

    expect([fr.subject, en.subject]).toEqual([
      'Choisissez un nouveau mot de passe',
      'Choose a new password',
    ])
    expect([fr.html.includes('<html lang="fr">'), en.html.includes('<html lang="en">')]).toEqual([
      true,
      true,
    ])
  })

  test('gives link and code as text and as HTML', () => {
    const { text, html } = renderMail(recovery())

    expect(text).toContain(`\n${LINK}\n`)
    expect(text).toContain('\n482913\n')
    expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`)
    expect(html).toContain('482913</strong>')
  })

  test('without a code mentions none', () => {
    const { text, html } = renderMail({
      kind: 'password_changed',
      to: 'ada@example.com',
      language: 'en',
      link: LINK,
    })

    expect(text + html).not.toMatch(/code|undefined/)
  })

  test('cannot be given markup', () => {
    const { html } = renderMail(recovery({ link: 'https://x.example/"><script>alert(1)</script>' }))

    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })
})
