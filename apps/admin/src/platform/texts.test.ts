import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { defineTexts } from './texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * How many entries repeat what the glossary, or two other files, say by the same name: words of
 * tables that are looked up by a code. It may only fall.
 */
const limit = 99

/** What a file says, each entry as its name and the source of its words in both languages. */
function entriesOf(source: string): string[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true)
  const wordsOf = (of: ts.ObjectLiteralExpression) =>
    of.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const text = initializer.getText(file).replaceAll(/: (?:string|number)\b|\s+/g, ' ')
      return [name.getText(file), text.replaceAll(/ +(?=[,)])/g, '')] as const
    })
  const pairs: [ts.ObjectLiteralExpression, ts.ObjectLiteralExpression][] = []
  const partsOf = (node: ts.Node): readonly ts.Expression[] => {
    if (ts.isCallExpression(node))
      return /^define(Texts|WordTable)$/.test(node.expression.getText(file)) ? node.arguments : []
    if (!ts.isObjectLiteralExpression(node)) return []
    return node.properties.filter(ts.isPropertyAssignment).map((each) => each.initializer)
  }
  const visit = (node: ts.Node): void => {
    const [chinese, english] = partsOf(node).filter(ts.isObjectLiteralExpression)
    if (chinese && english) pairs.push([chinese, english])
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return pairs.flatMap(([chinese, english]) => {
    const twins = new Map(wordsOf(english))
    return wordsOf(chinese).map(([name, text]) => `${name}: ${text} | ${twins.get(name)}`)
  })
}

/** Entries that a file says although the glossary says them, or although two others do. */
function repeatsOf(files: ReadonlyMap<string, string>): string[] {
  const saidBy = new Map<string, string[]>()
  for (const [path, source] of files)
    for (const entry of new Set(entriesOf(source)))
      saidBy.set(entry, [...(saidBy.get(entry) ?? []), path])
  return [...saidBy].flatMap(([entry, paths]) => {
    const others = paths.filter((path) => !path.endsWith('glossary.texts.ts'))
    const isCommon = others.length < paths.length || others.length > 2
    return isCommon ? others.map((path) => `${entry} in ${path}`) : []
  })
}

const files = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path): [string, string] => [path, readFileSync(`${root}/${path}`, 'utf8')])
    .filter(([path, source]) => path.endsWith('.texts.ts') || source.includes('defineTexts(')),
)

describe('texts', () => {
  it('have the words of the glossary, unless they say them otherwise', () => {
    const texts = defineTexts({ save: '发送', lamp: '灯' }, { save: 'Send', lamp: 'Lamp' })
    const { save, cancel, lamp } = texts.of('en')
    expect([save, cancel, lamp]).toEqual(['Send', 'Cancel', 'Lamp'])
    expect([texts.of('zh').save, texts.of('zh').cancel]).toEqual(['发送', '取消'])
  })

  it('repeat no more of what all say than they did', () => {
    expect(files.size).toBeGreaterThan(90)
    const repeats = repeatsOf(files)
    expect(repeats.length, `lower the limit, or let the glossary say:\n${repeats.join('\n')}`).toBe(
      limit,
    )
  })

  it('would be noticed repeating it', () => {
    const said = (path: string, entry: string) =>
      [path, `export const texts = defineTexts({ ${entry} }, { ${entry} })`] as const
    const glossary = ['glossary.texts.ts', files.get('platform/glossary.texts.ts')!] as const
    const save = `export const t = defineTexts({ save: '保存' }, { save: 'Save' })`
    expect(repeatsOf(new Map([glossary, ['a.texts.ts', save]]))).toHaveLength(1)
    expect(repeatsOf(new Map([glossary, said('a.texts.ts', `save: 'x'`)]))).toEqual([])
    const lamps = ['a', 'b', 'c'].map((name) => said(`${name}.texts.ts`, `lamp: 'x'`))
    expect(repeatsOf(new Map(lamps.slice(1)))).toEqual([])
    expect(repeatsOf(new Map(lamps))).toHaveLength(3)
  })
})
