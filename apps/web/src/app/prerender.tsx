import { type Key, LANGUAGES, type Language } from '@podium/i18n'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { loadTexts, startI18nIn } from '../lib/i18n.ts'
import { App } from './app.tsx'
import { PUBLIC_PAGES, type PublicPage } from './public-pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { lazyRoutesAt, loadPage, routeOf } from './routes.tsx'

/** Renders every public page in every language. Throws where a page fails or lacks a text. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const language of LANGUAGES) {
    await startI18nIn(language)
    await loadTexts(['meta'])
    for (const page of PUBLIC_PAGES) pages.push(await renderPage(page, language))
  }
  return pages
}

async function renderPage(page: PublicPage, language: Language): Promise<RenderedPage> {
  const { path, files } = page
  await loadPage(path)
  const t = (key: Key) => i18next.t(key, { defaultValue: undefined })
  return {
    path,
    route: await routeOf(path),
    language,
    title: i18next.t('common.pageTitle', { title: t(page.title) }),
    description: page.description && t(page.description),
    html: await htmlOf(path),
    files,
    texts: (await lazyRoutesAt(path)).flatMap((route) => route.texts),
  }
}

async function htmlOf(path: string) {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would stream larger parts later in the page, moved into place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] })
  if (html.includes('<script')) throw new Error(`${path} has an inline script`)
  return html
}
