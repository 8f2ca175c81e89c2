import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../', import.meta.url))

/** What one folder exports for tests of the whole house. */
interface TestPart<Part> {
  /** From the folder with the sources on: `features/<area>/<noun>`. */
  readonly folder: string
  readonly part: Part
}

/** What each feature, and the platform, exports by a name from its file of this name, if it has one. */
export async function testParts<Part>(file: string, name: string): Promise<TestPart<Part>[]> {
  const found = (readdirSync(source, { recursive: true }) as string[])
    .map((path) => path.split(/[\\/]/))
    .filter((path) => /^(features|platform)$/.test(path[0]!) && path.at(-1) === file)
    .map((path) => path.slice(0, -1).join('/'))
  return Promise.all(
    found.toSorted().map(async (folder) => {
      const exported: unknown = await import(/* @vite-ignore */ `../../${folder}/${file}`)
      return { folder, part: (exported as Readonly<Record<string, Part>>)[name]! }
    }),
  )
}
