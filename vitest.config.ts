import { defineConfig } from 'vitest/config'

/** Tests of one part of the server that need a database of their own. */
const DATABASE_TESTS = 'apps/server/src/**/*.db.test.ts'

/** Tests that take minutes or need more programs: for `npm run test:long`. */
const LONG_TESTS = process.env.PODIUM_LONG ? [] : ['tests/**/*.long.test.ts']

/** Four files at a time on two cores, because a protocol test waits much of its time; tests within a file in order. */
export default defineConfig({
  test: {
    maxWorkers: 4,
    // Ceilings for a machine that is busy with other work; a test waits for conditions, not for the clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: 'packages/testing/src/seed-properties.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // One worker's files share their modules: a third of the time goes otherwise into loading those again.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: [DATABASE_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          // Modules of a browser keep a state; those of the scripts and the server set one library up differently.
          isolate: true,
          css: true, // a test reads the colour tokens
          include: ['apps/web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'protocol',
          // One worker's files share the server's modules, whose state belongs to each server: a fifth of the time
          // goes otherwise into importing them.
          isolate: false,
          include: ['tests/**/*.test.ts', DATABASE_TESTS],
          exclude: LONG_TESTS,
          globalSetup: 'packages/testing/src/global-setup.ts',
        },
      },
    ],
  },
})
