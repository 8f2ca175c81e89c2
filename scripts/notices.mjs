// The licence texts of all packages whose code a build takes in: whoever gets the build gets them
// too, as these licences ask.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './child.mjs'

/** Where a build writes them; the shop serves what lies there. */
export const noticesFile = 'client/third-party-notices.txt'

/** Code that tools of the build write into what they make. */
const helpers = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
]

/** The folder of the installed package that a module belongs to, undefined for the shop's own. */
export function packageOf(module) {
  const helper = helpers.find(([start]) => start.test(module))
  if (helper) return installed(helper[1])
  const path = module.replace(/^\0/, '').replaceAll('\\', '/').split('?')[0]
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
}

function installed(name) {
  const beside = createRequire(join(root, 'package.json'))
  // Rolldown is Vite's own.
  const fromVite = createRequire(beside.resolve('vite/package.json'))
  return dirname(fromVite.resolve(`${name}/package.json`))
}

/** For Vite: adds to `folders` the packages whose modules the build took in, of workers as well. */
export function collectPackages(folders) {
  const collect = {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
      // Styles and pictures leave their chunk before it is written.
      for (const module of [...modules, ...this.getModuleIds()]) {
        const info = this.getModuleInfo(module)
        const folder = info?.isExternal ? undefined : packageOf(module)
        if (folder) folders.add(folder)
      }
    },
  }
  return { ...collect, config: () => ({ worker: { plugins: () => [collect] } }) }
}

const isText = /^(?:licen[cs]e|copying|notice)(?:[.-](?!.*\.[cm]?[jt]s$).*)?$/i

/** Packages that say their licence and bring no text of it: the usual one, with their authors. */
const usual = {
  MIT: (holder) => `The MIT License (MIT)

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
}

function textsOf(folder, { name, license, author }) {
  const files = readdirSync(folder)
    .filter((file) => isText.test(file))
    .sort()
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const text = usual[license]
  if (!text) throw new Error(`${name} brings no text of its licence (${license ?? 'none named'})`)
  return [text((author?.name ?? author) || `the authors of ${name}`)]
}

const line = '='.repeat(80)

/** One text for the packages in these folders, each named once, texts that are alike once. */
export function noticesOf(folders) {
  const packages = new Map()
  for (const folder of folders) {
    // Folders inside of a package may have a package.json of their own; names and licences are here.
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    packages.set(`${manifest.name} ${manifest.version}`, { folder, manifest })
  }
  const byText = new Map()
  for (const [name, { folder, manifest }] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = textsOf(folder, manifest).join('\n\n')
    const licensed = `${name} (${manifest.license})`
    byText.set(text, [...(byText.get(text) ?? []), licensed])
  }
  const parts = [...byText].map(([text, names]) => `${line}\n${names.join('\n')}\n\n${text}\n`)
  return ['The pages and programs of this shop hold code of these packages.\n', ...parts].join('\n')
}

/** The packages that a text of `noticesOf` names: their names, without versions. */
export function namedIn(notices) {
  return [...notices.matchAll(/^(\S+) \S+ \([^)]+\)$/gm)].map(([, name]) => name)
}

/** The licences that it names, one for each package. */
export function licencesIn(notices) {
  return [...notices.matchAll(/^\S+ \S+ \(([^)]+)\)$/gm)].map(([, licence]) => licence)
}

/** The notices of the build in `dist`, empty when there is none. */
export function builtNotices(dist = join(root, 'dist')) {
  const file = join(dist, noticesFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
