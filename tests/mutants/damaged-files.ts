import { globSync } from 'node:fs'

const FILES = ['apps/server/src/**/*.ts', 'packages/domain/src/**/*.ts']

/**
 * Files that are not damaged: tests, generated types, the contents of the demo, how the process starts, and the
 * embedded engine, which the tests on PostgreSQL do not start.
 */
const LEFT_OUT =
  /\.(test|test-data|d)\.ts$|database-types|\/demo\/|\/embedded\/|backup\/embedded-engine|apps\/server\/src\/(main|start-message|explain-start-failure)\.ts$/

/** Paths of the sources that are damaged, below the project's folder, in one order. */
export const damagedFiles = (root: string): string[] =>
  FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
