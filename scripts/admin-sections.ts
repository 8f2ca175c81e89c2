import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { groups, type SectionSetup, type Sections } from '../apps/admin/src/platform/section.ts'

const source = 'apps/admin/src'

/** The sections of one feature, and where they are said. */
export interface SectionFile {
  /** From the sources of the back office on. */
  readonly file: string
  /** The name of what it exports. */
  readonly name: string
  readonly sections: Sections
}

/** What `<noun>.section.ts` of all features say, in the order of their paths. */
export async function sectionFiles(): Promise<readonly SectionFile[]> {
  const found = readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
  const files = found.filter((file) => file.endsWith('.section.ts')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const path = join(source, 'features', file)
      const exported = (await import(pathToFileURL(path).href)) as Record<string, Sections>
      const [name = '', ...more] = Object.keys(exported)
      if (name === '' || more.length > 0) throw new Error(`${path} exports one thing: its sections`)
      return { file: `features/${file}`, name, sections: exported[name]! }
    }),
  )
}

/**
 * What each level of the back office may know: the menu and the pages of the audit log, as words,
 * for everyone; the sections themselves, with their screens, for its `app/`.
 *
 * @throws when two sections want the same address or position, or the same kind of the audit log
 */
export function adminSections(files: readonly SectionFile[]) {
  const all = files.flatMap(({ sections }) => Object.entries(sections))
  const once = twiceRefused('the section')
  for (const [section] of all) once(section)
  return { words: wordsOf(all), setups: setupsOf(files) }
}

type Named = readonly [section: string, setup: SectionSetup]

function wordsOf(all: readonly Named[]): string {
  const menu = groups.map((group) => {
    const once = twiceRefused(`the position in ${group}`)
    const own = all.filter(([, setup]) => setup.group === group)
    for (const [, { position }] of own) once(String(position))
    const sorted = own.toSorted(([, one], [, other]) => one.position - other.position)
    return `  ${group}: [${sorted.map(([section]) => `'${section}'`).join(', ')}],`
  })
  const once = twiceRefused('the audit kind')
  const pages = all.flatMap(([section, { audit = {}, auditOfStore }]) => [
    ...Object.entries(audit).map(([kind, path]) => ({ kind, section, path: `'${path}'` })),
    ...(auditOfStore ? [{ kind: auditOfStore, section, path: 'undefined' }] : []),
  ])
  for (const { kind } of pages) once(kind)
  return [
    '// Written by `npm run gen` from the .section.ts files of the features.',
    "import type { AuditKind } from '@mallard/contract/people/staff/audit.codes'",
    '',
    '/** The menu: what belongs together stands together. */',
    'export const menu = {',
    ...menu,
    '} as const',
    '',
    'interface AuditPage {',
    '  readonly section: (typeof menu)[keyof typeof menu][number]',
    '  /** What follows the address of the section; undefined: the number is a store, it is meant. */',
    '  readonly path: string | undefined',
    '}',
    '',
    '/** Where things that the audit log names have their page. */',
    'export const auditPages: Readonly<Partial<Record<AuditKind, AuditPage>>> = {',
    ...pages.map(
      ({ kind, section, path }) => `  ${kind}: { section: '${section}', path: ${path} },`,
    ),
    '}',
    '',
  ].join('\n')
}

function setupsOf(files: readonly SectionFile[]): string {
  return [
    '// Written by `npm run gen`: all .section.ts files of the features.',
    ...files.map(({ file, name }) => `import { ${name} } from '#${file}'`),
    "import type { Section } from '#platform/places.ts'",
    "import type { SectionSetup } from '#platform/section.ts'",
    '',
    'export const setups: Readonly<Record<Section, SectionSetup>> = {',
    ...files.map(({ name }) => `  ...${name},`),
    '}',
    '',
  ].join('\n')
}

function twiceRefused(what: string): (value: string) => void {
  const seen = new Set<string>()
  return (value) => {
    if (seen.has(value)) throw new Error(`${what} ${value} is said twice in .section.ts files`)
    seen.add(value)
  }
}
