import { readdirSync, readFileSync } from 'node:fs'

const folder = 'packages/testing/src/tour'

/**
 * The tour of the demo world: the `.tour.ts` files of all nouns, from the areas below to those above.
 *
 * @throws when a file is that of no noun in areas.json
 */
export function tourParts(): string {
  const areas = JSON.parse(readFileSync('areas.json', 'utf8')) as Record<
    string,
    { holds: string[] }
  >
  const nouns = Object.entries(areas).flatMap(([area, { holds }]) =>
    holds.map((noun) => `${area}/${noun}.tour.ts`),
  )
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tour.ts'),
  )
  const stray = files.find((file) => !nouns.includes(file))
  if (stray) throw new Error(`${folder}/${stray} is of no noun in areas.json`)
  const parts = nouns
    .filter((file) => files.includes(file))
    .map((file) => ({ file, name: nameIn(readFileSync(`${folder}/${file}`, 'utf8')) }))
  return [
    '// GENERATED from the .tour.ts files of the nouns by `npm run gen`; do not edit.',
    ...parts.map(({ file, name }) => `import { ${name} } from './tour/${file}'`),
    '',
    'export const tourParts = [',
    ...parts.map(({ name }) => `  ${name},`),
    '] as const',
    '',
  ].join('\n')
}

const nameIn = (text: string) => /^export const (\w+Tour) = /m.exec(text)?.[1] ?? ''
