/** Licences that require no more than their own text beside a copy. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]

/**
 * Exception for libvips, the image library under sharp: a separate shared library that anybody can
 * replace.
 *
 * @param {{ name: string, licence: string }} asked
 */
const isLibvips = ({ name, licence }) =>
  licence === 'LGPL-3.0-or-later' && /^@img\/sharp-/.test(name)

/**
 * Packages, as `name (licence)`, that no rule allows; an SPDX expression of OR needs one licence,
 * of AND all.
 *
 * @param {{ name: string, license: string }[]} packages
 */
export const forbidden = (packages) =>
  packages
    .filter(({ name, license }) => !isAllowed(name, license))
    .map(({ name, license }) => `${name} (${license})`)

/**
 * @param {string} name
 * @param {string} expression
 */
function isAllowed(name, expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) =>
      part
        .split(' OR ')
        .some((licence) => ALLOWED.includes(licence) || isLibvips({ name, licence })),
    )
}
