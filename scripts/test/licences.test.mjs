import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/** The families that CONTRIBUTING names, by the identifiers that packages use (SPDX). @type {Record<string, string[]>} */
const families = {
  MIT: ['MIT', 'MIT-0'],
  BSD: ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  Apache: ['Apache-2.0'],
  ISC: ['ISC'],
  MPL: ['MPL-2.0'],
  'Blue Oak': ['BlueOak-1.0.0'],
  Unlicense: ['Unlicense'],
}
const permitted = new Set(Object.values(families).flat())

/** Packages under other terms, or that do not name theirs, and why they are allowed all the same. @type {[RegExp, string, string][]} */
const exceptions = [
  [/^@fontsource(-variable)?\//, 'OFL-1.1', 'a font, sent unchanged and under its own name'],
  [/^dejavu-fonts-ttf$/, 'SEE LICENSE IN README.md AND LICENSE', 'a font, under the terms of Bitstream Vera'],
  [
    /^@img\/sharp-(libvips|wasm32|win32)/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own that sharp loads unchanged',
  ],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'a table of browsers that the build reads and nobody hands on'],
  [/^mollie-api-typescript$/, 'none named', 'its LICENSE file is that of BSD-2-Clause'],
  [/^png-js$/, 'none named', 'its LICENSE file is that of MIT'],
]

/** @type {Record<string, { license?: string, link?: boolean }>} */
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
const installed = Object.entries(lock).flatMap(([path, { license = 'none named', link }]) =>
  link || !path.includes('node_modules/') ? [] : [{ name: path.replace(/^.*node_modules\//, ''), license }],
)

/** Whether the terms are allowed: any one of alternatives, all of combined ones. @param {string} license @param {string} [besides] */
function isPermitted(license, besides) {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => permitted.has(term) || term === besides))
}

/** @param {{ name: string, license: string }} one */
const isExcepted = ({ name, license }) =>
  exceptions.some(
    ([pattern, terms]) => pattern.test(name) && (license === terms || isPermitted(license, terms)),
  )

test('every package that is installed, on any platform, is under the terms that CONTRIBUTING names or is an exception', () => {
  expect(installed.length).toBeGreaterThan(300)
  const others = installed.filter((one) => !isPermitted(one.license) && !isExcepted(one))
  expect(others).toEqual([])
})

test('every exception is about a package that is there and needs it', () => {
  const needless = exceptions.filter(
    ([pattern]) => !installed.some(({ name, license }) => pattern.test(name) && !isPermitted(license)),
  )
  expect(needless).toEqual([])
})

test('CONTRIBUTING names the same terms', () => {
  const text = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').replace(/\s+/g, ' ')
  const listed = /licensed under ([\w ,]+?);/.exec(text)?.[1]
  expect(listed?.split(/, | or /)).toEqual(Object.keys(families))
})

test.each([
  ['MIT OR GPL-3.0', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-3.0-only', false],
  ['none named', false],
])('%s is permitted: %s', (license, isFine) => {
  expect(isPermitted(license)).toBe(isFine)
})
