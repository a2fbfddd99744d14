/** `npm run check`: format, lint, types, import directions, unused code. Runs all, reports all. */
import { runChecks } from './checks.mjs'

process.exitCode = (await runChecks()).length === 0 ? 0 : 1
