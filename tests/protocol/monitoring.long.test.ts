import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ENGINES, startWorld } from '@podium/testing'
import { describe, expect, test } from 'vitest'

const MONITORING = join(import.meta.dirname, '..', '..', 'monitoring')

/** Runs Prometheus' own checker. */
function promtool(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: MONITORING,
    input,
    encoding: 'utf8',
  })
  return { status, printed: `${stdout}${stderr}` }
}

test('Prometheus takes the alert rules, and each alerts when it should and only then', () => {
  const rules = promtool(['check', 'rules', 'alerts.yml'])
  const units = promtool(['test', 'rules', 'alerts.test.yml'])

  expect(rules).toEqual({ status: 0, printed: expect.stringContaining('SUCCESS') })
  expect(units).toEqual({ status: 0, printed: expect.stringContaining('SUCCESS') })
})

describe.each(ENGINES)('on %s', (engine) => {
  test('Prometheus has nothing to say against the served metrics', async () => {
    await using world = await startWorld(engine)
    await world.signUp()
    const figures = await (await fetch(`${world.url}/metrics`)).text()

    expect(promtool(['check', 'metrics'], figures)).toEqual({ status: 0, printed: '' })
  })
})
