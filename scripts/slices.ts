import { basename, dirname } from 'node:path'
import { filesOf } from './sources.ts'

const root = 'packages/contract/src'
const head = '// GENERATED from the folders of the contract by `npm run gen`; do not edit.\n'

/** A file that a noun of the contract has of a role, and the name of what it exports. */
export interface Part {
  readonly file: string
  readonly name: string
}

/** Files of all nouns of a role, as `lottery.errors.ts`, which exports `lotteryErrors`. */
export function partsOf(role: string): Part[] {
  return filesOf(root, `.${role}.ts`).map((file) => {
    const noun = basename(dirname(file))
    if (basename(file) !== `${noun}.${role}.ts`)
      throw new Error(`${file} should be called after its noun: ${noun}.${role}.ts`)
    return { file, name: camel(`${noun}-${role}`) }
  })
}

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const importsOf = (parts: readonly Part[]) =>
  parts
    .map(({ file, name }) => `import { ${name} } from './${file.slice(root.length + 1)}'\n`)
    .join('')

/** The text of `errors.gen.ts`: what each noun refuses, as one table. */
export function errorsJoin(): string {
  const parts = partsOf('errors')
  return `${head}${importsOf(parts)}
export const nounErrors = {
${parts.map(({ name }) => `  ...${name},\n`).join('')}} as const
`
}
