import fc from 'fast-check'

/**
 * Set-up of every test file: property tests try the same values in each run, so that a change and not chance decides.
 * `PODIUM_SEED` sets others, as `npm run test:long` does.
 */
fc.configureGlobal({ seed: Number(process.env.PODIUM_SEED ?? 2026) })
