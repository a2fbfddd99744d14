import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender.ts'
import { startScript } from './build/start-script.ts'

const UNUSED_CLIENTS = join(import.meta.dirname, 'src/data/unused-clients.ts')

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one piece: it compresses better, and is one request.
            { name: 'main', test: /\/web\/src\/app\/main\.tsx$|rolldown\/runtime\.js$/ },
            {
              name: 'texts-fr',
              test: /\/i18n\/src\/fr\/(about|common|nav|footer|newsletter)\.ts$/,
            },
            {
              name: 'texts-en',
              test: /\/i18n\/src\/en\/(about|common|nav|footer|newsletter)\.ts$/,
            },
            // So does what some pages share.
            { name: 'marketing', test: /\/features\/marketing\//, minShareCount: 2 },
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
