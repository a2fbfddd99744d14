import { expect, test } from 'vitest'
import {
  type PlaywrightResult,
  playwrightFailures,
  type VitestFile,
  vitestFailures,
} from './failures.mjs'

const stack = '\n    at /home/me/podium/a.test.ts:2:66\n    at run (file:///x.js:1:1)'

test('a failed test of vitest is one line: file, names, error without its stack', () => {
  const results = {
    testResults: [
      {
        name: '/home/me/podium/packages/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { ancestorTitles: ['outer'], title: 'holds', status: 'passed', failureMessages: [] },
          {
            ancestorTitles: ['outer'],
            title: 'breaks',
            status: 'failed',
            failureMessages: [`Error: first line\n\n  second line${stack}`],
          },
        ],
      },
    ],
  }
  expect(vitestFailures(results, '/home/me/podium')).toEqual([
    'packages/a.test.ts › outer › breaks: Error: first line · second line',
  ])
})

test('a file of vitest that did not load, or whose set-up failed, is named with its reason', () => {
  const file = (name: string, assertionResults: VitestFile['assertionResults']) => ({
    name: `/home/me/podium/${name}`,
    status: 'failed',
    message: 'hook broke',
    assertionResults,
  })
  const skipped = { ancestorTitles: [], title: 'after', status: 'skipped', failureMessages: [] }
  const results = { testResults: [file('load.test.ts', []), file('hook.test.ts', [skipped])] }
  expect(vitestFailures(results, '/home/me/podium')).toEqual([
    'load.test.ts: hook broke',
    'hook.test.ts: hook broke',
  ])
})

test('a failed test of Playwright is one line with its project, in plain letters', () => {
  const error = {
    message:
      'Error: \u001b[2mexpect(\u001b[22mlocator\u001b[2m)\u001b[22m failed\n\nExpected: 2\nReceived: 1\n\n  2 | test(\n> 3 |   expect(\n    |   ^\n    at /a.spec.ts:3:5',
  }
  const spec = (title: string, status: string, results: PlaywrightResult[]) => ({
    title,
    tests: [{ projectName: 'fr-postgres', status, results }],
  })
  const results = {
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('holds', 'expected', [{ errors: [] }])],
        suites: [
          {
            title: 'menu',
            specs: [
              spec('opens', 'unexpected', [{ errors: [error] }]),
              spec('closes at the second try', 'flaky', [{ errors: [error] }, { errors: [] }]),
              spec('left out', 'skipped', []),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Error: Cannot find module' }],
  }
  const wrong = 'Error: expect(locator) failed · Expected: 2 · Received: 1'
  expect(playwrightFailures(results)).toEqual([
    `home.spec.ts › menu › opens › fr-postgres: ${wrong}`,
    `home.spec.ts › menu › closes at the second try › fr-postgres: ${wrong}`,
    'playwright: Error: Cannot find module',
  ])
})

test('a long error is cut', () => {
  const results = { suites: [], errors: [{ message: 'x'.repeat(5000) }] }
  expect(playwrightFailures(results)[0]?.length).toBeLessThan(300)
})
