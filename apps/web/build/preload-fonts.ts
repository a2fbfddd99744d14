import type { Plugin } from 'vite'

/**
 * Preloads the built font files whose names match, so that text is set in its own face as early as
 * possible. Their names carry a hash, which is why the page itself cannot name them.
 */
export function preloadFonts(names: readonly RegExp[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  }
}
