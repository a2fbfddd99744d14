import { loadCatalogue } from '@podium/i18n'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { literalTexts } from './literal-texts.ts'
import { usedKeys } from './used-keys.ts'
import { webSources } from './web-sources.ts'

const sources = await webSources()
const parse = (source: string) => parseSync(source, { syntax: 'typescript', tsx: true })

test('every text of the catalogues is shown somewhere', async () => {
  const patterns = sources.flatMap(({ module }) => usedKeys(module))
  const unused = keysOf(await loadCatalogue('en')).filter(
    (key) => !patterns.some((pattern) => pattern.test(key)),
  )

  expect(unused).toEqual([])
})

test('a key counts as used where it is written, whole or with a gap', () => {
  const module = parse(`t("nav.menu.open"); t(\`auth.roles.\${role}\`); t(\`step.\${id}Title\`)`)
  const isUsed = (key: string) => usedKeys(module).some((pattern) => pattern.test(key))

  expect(['nav.menu.open', 'auth.roles.user', 'step.halfTitle'].map(isUsed)).not.toContain(false)
  expect(['nav.menu', 'navXmenu.open', 'auth.roles', 'step.half'].map(isUsed)).not.toContain(true)
})

test('no component speaks one language only', () => {
  const found = sources.flatMap(({ file, module }) =>
    literalTexts(module).map((text) => `${file}: ${text}`),
  )

  expect(found).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{isOpen ? "Close" : t("open")}</p>', 'Close'],
  [`<>{count && \`\${count} posts\`}</>`, 'posts'],
  ['<a aria-label="Read more" href="/more" />', 'Read more'],
  ['<img alt={name ?? "Somebody"} />', 'Somebody'],
])('in %s a literal text is found', (source, text) => {
  expect(literalTexts(parse(source))).toEqual([text])
})

test('keys, marks, names and what nobody reads are no literal texts', () => {
  const source =
    '<p className="lead" title={t("nav.open")} label="auth.email">Podium{t("nav.close")}{" · "}{date}</p>'
  expect(literalTexts(parse(source))).toEqual([])
})

type Texts = { readonly [key: string]: string | Texts }

/** Keys of all texts; the plural forms of one share one. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? `${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')
      : keysOf(value, `${prefix}${key}.`),
  )
}
