import type { Plugin } from 'vite'

const SOURCE = 'src/app/start.ts'

/** Puts the script that runs before the first paint into the page: classic and blocking, unlike all others. */
export function startScript(): Plugin {
  let isBuild = false
  return {
    name: 'start-script',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: SOURCE, name: 'start' })
    },
    generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find((file) => file.name === 'start')
      if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || chunk.exports.length > 0)
        throw new Error(`${SOURCE} must stay a script by itself`)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const built = Object.values(bundle).find((file) => file.name === 'start')?.fileName
        // After what it reads, before the style sheet, which it would have to wait for.
        return html.replace(
          '<title>',
          `<script src="/${isBuild ? built : SOURCE}"></script>\n    <title>`,
        )
      },
    },
  }
}
