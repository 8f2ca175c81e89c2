import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shortClassNames } from './class-names.ts'

const root = mkdtempSync(join(tmpdir(), 'mallard-classes-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A folder with `count` classes in each of some stylesheets. */
function folderOf(folder: string, count: number): string[] {
  mkdirSync(join(root, folder, 'part'), { recursive: true })
  return ['a.module.css', 'part/b.module.css'].map((file) => {
    const path = join(root, folder, file)
    writeFileSync(
      path,
      Array.from({ length: count }, (_, index) => `.class-${index} { margin: .5em }`).join('\n'),
    )
    return path
  })
}

function namesIn(folder: string, files: readonly string[], count: number): string[] {
  const nameOf = shortClassNames(root, [folder])
  return files.flatMap((file) =>
    Array.from({ length: count }, (_, index) => nameOf(`class-${index}`, file)),
  )
}

describe('short names of classes', () => {
  it('have two signs, are all different, and the same in every build', () => {
    const files = folderOf('few', 700)
    const names = namesIn('few', files, 700)
    expect(new Set(names).size).toBe(1400)
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]$/)
    expect(namesIn('few', files, 700)).toEqual(names)
  })

  it('have three where two would be crowded', () => {
    const names = namesIn('many', folderOf('many', 900), 900)
    expect(new Set(names).size).toBe(1800)
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{2}$/)
  })

  it('stay, but for few, when a class is added', () => {
    const files = folderOf('grown', 300)
    const before = namesIn('grown', files, 300)
    folderOf('grown', 301)
    const after = namesIn('grown', files, 300)
    expect(after.filter((name, index) => name !== before[index]).length).toBeLessThan(6)
  })

  it('find a class that is younger than the list, and motions, and refuse what is nowhere', () => {
    const [file = ''] = folderOf('dev', 1)
    const nameOf = shortClassNames(root, ['dev'])
    const first = nameOf('class-0', `${file}?used`)
    writeFileSync(
      file,
      '.class-0 { animation: turn 1s } .young {} @keyframes turn { to { rotate: 1turn } }',
    )
    expect(nameOf('young', file)).not.toBe(first)
    expect(nameOf('turn', file)).toHaveLength(2)
    expect(() => nameOf('nowhere', file)).toThrow('dev/a.module.css#nowhere')
  })
})
