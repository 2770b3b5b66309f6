import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../cli/bin/install.mjs'

/** Licenses that ask for no more than their text, or for changes of the package itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Zlib',
])

/** Others, each with the reason why it is taken. */
const special = {
  '@img/sharp-*':
    'LGPL-3.0-or-later: libvips, a library beside sharp that may be exchanged; not in the site',
  '@fontsource/*': 'OFL-1.1: a typeface; NOTICE names it',
  argparse: 'Python-2.0 or PSF-2.0: asks for its text only; not in the site',
  'valid-url': 'says none in its package.json; its LICENSE is MIT; used by tests only',
}

/** Packages whose license is not allowed and has no reason of its own, and reasons of none; a line each. */
export function checkLicenses() {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  const others = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { license = '' }]) => !isAllowed(license))
    .map(([path, { license = 'none' }]) => ({ group: groupOf(path), license }))
  const groups = new Set(others.map(({ group }) => group))
  return [
    ...others
      .filter(({ group }) => !(group in special))
      .map(({ group, license }) => `package-lock.json: the license of ${group} is ${license}`),
    ...Object.keys(special)
      .filter((group) => !groups.has(group))
      .map((group) => `tests/lint/licenses.mjs: no package is ${group} any more`),
  ]
}

/** One library, in a package for each kind of machine, or typefaces, each in one of its own. */
const groupOf = (path) =>
  path
    .split('node_modules/')
    .at(-1)
    .replace(/^(@img\/sharp-).*/, '$1*')
    .replace(/^@fontsource(-variable)?\/.*/, '@fontsource/*')

/** `(MIT OR CC0-1.0)` is free where one of them is, `MIT AND Zlib` where all are. */
function isAllowed(license) {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}
