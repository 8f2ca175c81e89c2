import { groups, type SectionSetup, type Sections } from '../apps/admin/src/platform/section.ts'
import { type Manifest, once } from './manifests.ts'

/**
 * What each level of the back office may know of its sections: the menu and the pages of the audit
 * log, as words, for everyone; the sections themselves, with their screens, for its `app/`.
 *
 * @throws when two sections want the same address or position, or the same kind of the audit log
 */
export function adminSections(files: readonly Manifest<Sections>[]) {
  const all = files.flatMap(({ value }) => Object.entries(value))
  const told = once('the section')
  for (const [section] of all) told(section)
  return { words: wordsOf(all), setups: setupsOf(files) }
}

type Named = readonly [section: string, setup: SectionSetup]

function wordsOf(all: readonly Named[]): string {
  const menu = groups.map((group) => {
    const told = once(`the position in ${group}`)
    const own = all.filter(([, setup]) => setup.group === group)
    for (const [, { position }] of own) told(String(position))
    const sorted = own.toSorted(([, one], [, other]) => one.position - other.position)
    return `  ${group}: [${sorted.map(([section]) => `'${section}'`).join(', ')}],`
  })
  const told = once('the audit kind')
  const pages = all.flatMap(([section, { audit = {}, auditOfStore }]) => [
    ...Object.entries(audit).map(([kind, path]) => ({ kind, section, path: `'${path}'` })),
    ...(auditOfStore ? [{ kind: auditOfStore, section, path: 'undefined' }] : []),
  ])
  for (const { kind } of pages) told(kind)
  const toldToDo = once('the to-do')
  const toDos = all.flatMap(([section, { toDos: own = {} }]) =>
    Object.entries(own).map(([name, path]) => ({ name, section, path })),
  )
  for (const { name } of toDos) toldToDo(name)
  return [
    '// GENERATED from the .section.ts files of the features by `npm run gen`; do not edit.',
    "import type { ToDoName } from '@mallard/contract/insight/figures/to-do-words'",
    "import type { AuditKind } from '@mallard/contract/people/staff/audit.codes'",
    '',
    '/** The menu: what belongs together stands together. */',
    'export const menu = {',
    ...menu,
    '} as const',
    '',
    'interface AuditPage {',
    '  readonly section: (typeof menu)[keyof typeof menu][number]',
    '  /** What follows the address of the section; undefined: the number is that of a store. */',
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
    'interface ToDoPlace {',
    "  readonly section: AuditPage['section']",
    '  /** What follows the address of the section. */',
    '  readonly path: string',
    '}',
    '',
    '/** Where what waits is done. */',
    'export const toDoPlaces: Readonly<Record<ToDoName, ToDoPlace>> = {',
    ...toDos.map(
      ({ name, section, path }) => `  '${name}': { section: '${section}', path: '${path}' },`,
    ),
    '}',
    '',
  ].join('\n')
}

function setupsOf(files: readonly Manifest<Sections>[]): string {
  return [
    '// GENERATED from the .section.ts files of the features by `npm run gen`; do not edit.',
    ...files.map(({ file, name }) => `import { ${name} } from '#features/${file}'`),
    "import type { Section } from '#platform/places.ts'",
    "import type { SectionSetup } from '#platform/section.ts'",
    '',
    'export const setups: Readonly<Record<Section, SectionSetup>> = {',
    ...files.map(({ name }) => `  ...${name},`),
    '}',
    '',
  ].join('\n')
}
