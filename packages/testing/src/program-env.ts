/** Variables that a program takes from the test that starts it. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE']

/**
 * Environment of a program that a test starts: where programs, temporary files and compiled scripts are, and none of
 * the product's settings.
 */
export const programEnv = (): Record<string, string> =>
  Object.fromEntries(
    INHERITED.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
