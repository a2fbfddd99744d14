import { expect, test } from 'vitest'
import { forbidden } from './allowed.mjs'

test.each([
  ['left-pad', 'MIT', true],
  ['either', '(GPL-3.0-only OR MIT)', true],
  ['both', 'GPL-3.0-only AND MIT', false],
  ['silent', 'none named', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['another-library', 'LGPL-3.0-or-later', false],
])('%s under %s may be shipped: %s', (name, license, isAllowed) => {
  expect(forbidden([{ name, license }])).toEqual(isAllowed ? [] : [`${name} (${license})`])
})
