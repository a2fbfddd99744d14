import { excerpt } from '@podium/domain'
import { type Language, loadCatalogue } from '@podium/i18n'
import type { SharedPostMark } from './fill-page.ts'

/** Content of a post that its link preview shows. */
export type SharedPost = {
  content: string
  image_url: string | null
  first_name: string | null
  last_name: string | null
}

/** Length of the description in characters: about what networks show below a link. */
const DESCRIPTION_LENGTH = 200

/**
 * Tags of a shared post's page that networks read, as HTML; its title equals the one the browser
 * sets.
 */
export async function sharedPostMarks(
  post: SharedPost,
  { language, url }: { language: Language; url: URL },
): Promise<Record<SharedPostMark, string>> {
  const { sharedPost, feed, common } = await loadCatalogue(language)
  const name = [post.first_name, post.last_name].filter(Boolean).join(' ') || feed.post.someone
  const title = fill(sharedPost.by, { name, excerpt: excerpt(post.content) })
  return {
    title: escapeHtml(fill(common.pageTitle, { title })),
    heading: escapeHtml(fill(sharedPost.heading, { name })),
    description: escapeHtml(excerpt(post.content, DESCRIPTION_LENGTH)),
    path: escapeHtml(url.pathname),
    picture: pictureTag(post.image_url, url),
  }
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name) => values[name] ?? mark)

function pictureTag(image: string | null, base: URL): string {
  if (image === null || !URL.canParse(image, base)) return ''
  return `<meta property="og:image" content="${escapeHtml(new URL(image, base).href)}" />`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
