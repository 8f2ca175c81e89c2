import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Slice } from '@mallard/contract/slice'
import { filesOf } from './sources.ts'

export const root = 'packages/contract/src'
export const head = '// GENERATED from the folders of the contract by `npm run gen`; do not edit.\n'

/** A file that a noun of the contract has of a role, and the name of what it exports. */
interface Part {
  readonly file: string
  readonly name: string
}

/**
 * Files of all nouns of a role, as `cart.errors.ts`, which exports `cartErrors`; in the order
 * of areas.json.
 */
export function partsOf(role: string): Part[] {
  return filesInOrder(`.${role}.ts`).map((file) => {
    const noun = basename(dirname(file))
    if (basename(file) !== `${noun}.${role}.ts`)
      throw new Error(`${file} should be called after its noun: ${noun}.${role}.ts`)
    return { file, name: camel(`${noun}-${role}`) }
  })
}

/** Nouns as `trade/order`, those below first. */
const nouns = Object.entries(
  JSON.parse(readFileSync('areas.json', 'utf8')) as Record<string, { holds: string[] }>,
).flatMap(([area, { holds }]) => holds.map((noun) => `${area}/${noun}`))

/** Files of all nouns of the contract whose name ends so, in the order of areas.json. */
export const filesInOrder = (ending: string): string[] => inOrder(root, filesOf(root, ending))

/** Files below a folder of areas, in the order in which areas.json has their nouns. */
function inOrder(folder: string, files: readonly string[]): string[] {
  const placeOf = (file: string) => nouns.indexOf(dirname(file).slice(folder.length + 1))
  const stray = files.find((file) => placeOf(file) < 0)
  if (stray !== undefined) throw new Error(`areas.json does not know the noun of ${stray}`)
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const importsOf = (parts: readonly Part[]) =>
  parts
    .map(({ file, name }) => `import { ${name} } from './${file.slice(root.length + 1)}'\n`)
    .join('')

/** The text of `errors.gen.ts`: what each noun refuses, as one table. */
function errorsJoin(): string {
  const parts = partsOf('errors')
  return `${head}${importsOf(parts)}
export const nounErrors = {
${parts.map(({ name }) => `  ...${name},\n`).join('')}} as const
`
}

/** The text of `slices.gen.ts`: what each noun says. */
function slicesJoin(): string {
  const parts = partsOf('slice')
  return `${head}${importsOf(parts)}
export const everySlice = [
${parts.map(({ name }) => `  ${name},\n`).join('')}] as const
`
}

/** What the nouns say, as their files have it now. */
export async function readSlices(): Promise<Slice[]> {
  return Promise.all(
    partsOf('slice').map(async ({ file, name }) => {
      const slice = ((await import(join('..', file))) as Readonly<Record<string, Slice>>)[name]
      if (!slice) throw new Error(`${file} should export ${name}`)
      return slice
    }),
  )
}

/**
 * The text of `order-kinds.gen.ts`: the numbers themselves, as the phone reads them and must not
 * take the slices along.
 */
async function orderKinds(): Promise<string> {
  const kinds = (await readSlices())
    .flatMap((slice) => Object.entries(slice.orderKinds ?? {}))
    .map(([name, { number }]) => [name, number] as const)
    .toSorted(([, one], [, other]) => one - other)
  const twice = kinds.find(([, number], place) => number === kinds[place + 1]?.[1])
  if (twice) throw new Error(`two ways to buy have the number ${twice[1]}`)
  return `${head}
/**
 * Ways in which an order came to be (activities.md §0); an exchange is what is sent for something
 * returned, for nothing.
 */
export const orderKind = {
${kinds.map(([name, number]) => `  ${name}: ${number},\n`).join('')}} as const
`
}

const server = 'apps/server/src'

/** The text of `features.gen.ts`: what each noun has on the server. */
function featuresJoin(): string {
  const files = inOrder(`${server}/features`, filesOf(`${server}/features`, '/feature.ts'))
  const parts = files.map((file) => ({ file, name: camel(`${basename(dirname(file))}-feature`) }))
  const imports = parts.map(
    ({ file, name }) => `import { ${name} } from '#${file.slice(server.length + 1)}'\n`,
  )
  return `// GENERATED from the folders of the server by \`npm run gen\`; do not edit.
${imports.join('')}
export const nounFeatures = [
${parts.map(({ name }) => `  ${name},\n`).join('')}] as const
`
}

/** What joins what the nouns say, refuse and have: the texts of generated files, by file. */
export const joins = async (): Promise<Readonly<Record<string, string>>> => ({
  'packages/contract/src/slices.gen.ts': slicesJoin(),
  'packages/contract/src/errors.gen.ts': errorsJoin(),
  'packages/contract/src/order-kinds.gen.ts': await orderKinds(),
  'apps/server/src/app/features.gen.ts': featuresJoin(),
})
