import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender.ts'
import { startScript } from './build/start-script.ts'

const UNUSED_CLIENTS = join(import.meta.dirname, 'src/data/unused-clients.ts')

/** What the marketing pages have in common. */
const MARKETING =
  /\/features\/marketing\/|\/ui\/(page-heading|podium-drawing)\.|\/icons\/(arrow-left|compass|pen-tool|rocket|scan-search|shield-check|users-round)\./

/** Namespaces that are always shown together; whatever stands in none of them comes by itself. */
const TOGETHER = [
  ['about', 'common', 'footer', 'nav', 'newsletter'],
  ['contact', 'contact-page'],
  ['feed', 'images'],
  ['profile', 'skills'],
]

function textsOf(id: string): string | null {
  const [, language = '', name = ''] = /\/(\w\w)\/([\w-]+)\.ts$/.exec(id) ?? []
  const [first] = TOGETHER.find((names) => names.includes(name)) ?? []
  return first === undefined ? null : `texts-${language}-${first}`
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts([/inter-latin-wght-normal/, /fraunces-latin-wght-normal/]),
    startScript(),
    prerenderPages(),
    precompress(),
  ],
  resolve: {
    alias: { '@supabase/realtime-js': UNUSED_CLIENTS, 'iceberg-js': UNUSED_CLIENTS },
  },
  build: {
    // `light-dark()` and oklch are kept as written: the tokens are one value for both themes.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Nothing inline: the content security policy allows the own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The texts of the licences of what the browser downloads, beside it.
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one piece: it compresses better, and is one request.
            { name: 'main', test: /\/web\/src\/app\/main\.tsx$|rolldown\/runtime\.js$/ },
            { name: textsOf, test: /\/i18n\/src\/\w\w\/[\w-]+\.ts$/ },
            // So does what some pages share.
            { name: 'marketing', test: MARKETING, minShareCount: 2 },
            { name: 'forms', test: /\/react-hook-form\// },
            { name: 'schemas', test: /\/(@hookform\/resolvers|zod)\// },
            {
              name: 'data',
              test: /\/app\/data-area\.tsx$|\/@tanstack\/(query-core|react-query)\//,
            },
          ],
        },
      },
    },
  },
})
