import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerenderPages } from './build/prerender.ts'
import { skillLabels } from './build/skill-labels.ts'
import { startScript } from './build/start-script.ts'
import { unusedClients } from './build/unused-clients.ts'

/** Modules that the marketing pages share. */
const MARKETING =
  /\/features\/marketing\/|\/ui\/(page-heading|podium-drawing)\.|\/icons\/(arrow-left|compass|pen-tool|rocket|scan-search|shield-check|users-round)\./

/**
 * Modules of every screen with data: together, because the name of every chunk is in the script that all pages
 * download.
 */
const DATA =
  /\/(app\/data-area|ui\/(avatar|menu)|routes\/(load-boundary|area-screen)|features\/feed\/own-avatar)\.tsx$|\/data\/(eligibility|labels-of-skills)\.ts$|\/icons\/(chevron-right|messages-square|pencil|users)\.|\/@tanstack\/(query-core|react-query)\//

/**
 * Namespaces that are always shown together, or in one area by the same people, one chunk each; others have a chunk of
 * their own. The name of every chunk is in the script that all pages download.
 */
const TOGETHER = [
  ['common', 'nav'],
  ['about', 'footer', 'newsletter'],
  ['contact', 'contact-page'],
  ['feed', 'images'],
  ['profile', 'skills'],
  ['projects', 'plan', 'account', 'moderation-decisions'],
  [
    'admin',
    'audit',
    'contact-messages',
    'moderation',
    'newsletter-subscriptions',
    'overview',
    'users',
  ],
]

function textsOf(id: string): string | null {
  const [, language = '', name = ''] = /\/(\w\w)\/([\w-]+)\.ts$/.exec(id) ?? []
  const [first] = TOGETHER.find((names) => names.includes(name)) ?? []
  return first === undefined ? null : `texts-${language}-${first}`
}

export default defineConfig({
  plugins: [
    unusedClients(),
    react(),
    tailwindcss(),
    preloadFonts([/inter-latin-wght-normal/, /fraunces-latin-wght-normal/]),
    startScript(),
    skillLabels(),
    prerenderPages(),
    precompress(),
  ],
  build: {
    // Targets that keep `light-dark()` and oklch as written: the tokens are one value for both themes.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // No inline assets: the content security policy allows the own origin only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of what is preloaded stand in the script that all pages download: those of the admin area do not.
      resolveDependencies: (file, files) => (/\/admin-/.test(file) ? [] : files),
    },
    // The texts of the licences of what the browser downloads, beside it.
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One chunk for what every page needs: it compresses better, and is one request.
            {
              name: 'main',
              test: /\/web\/src\/app\/(main|public-layout)\.tsx$|rolldown\/runtime\.js$/,
            },
            { name: textsOf, test: /\/i18n\/src\/\w\w\/[\w-]+\.ts$/ },
            // One chunk each for what some pages share.
            { name: 'marketing', test: MARKETING, minShareCount: 2 },
            { name: 'forms', test: /\/react-hook-form\// },
            { name: 'schemas', test: /\/(@hookform\/resolvers|zod)\// },
            {
              name: 'data',
              test: DATA,
            },
          ],
        },
      },
    },
  },
})
