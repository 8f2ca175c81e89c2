import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { filesOf } from './sources.ts'

const root = 'packages/contract/src'
const head = '// GENERATED from the folders of the contract by `npm run gen`; do not edit.\n'

/** A file that a noun of the contract has of a role, and the name of what it exports. */
export interface Part {
  readonly file: string
  readonly name: string
}

/**
 * Files of all nouns of a role, as `lottery.errors.ts`, which exports `lotteryErrors`; in the order
 * of areas.json.
 */
export function partsOf(role: string): Part[] {
  return inOrder(filesOf(root, `.${role}.ts`)).map((file) => {
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

/** Files in the order in which areas.json has their nouns. */
function inOrder(files: readonly string[]): string[] {
  const placeOf = (file: string) => nouns.indexOf(dirname(file).slice(root.length + 1))
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

/** What joins the nouns of the contract: the texts of its generated files, by file. */
export const joins = (): Readonly<Record<string, string>> => ({
  'packages/contract/src/slices.gen.ts': slicesJoin(),
  'packages/contract/src/errors.gen.ts': errorsJoin(),
})
