import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (path) =>
    /^(features|platform|app)\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\.migrations\/|\/test-[^/]*$/.test(path),
)

/** Signs that a line of SQL has at most. */
const longest = 110

/** Lines in the SQL of a source that are longer, by their numbers. */
function longLines(text: string): number[] {
  const lines = text.split('\n')
  if (lines.every((line) => line.length <= longest)) return []
  const parsed = ts.createSourceFile('', text, ts.ScriptTarget.Latest)
  const lineAt = (at: number) => parsed.getLineAndCharacterOfPosition(at).line
  const found = new Set<number>()
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(parsed) === 'sql')
      for (let line = lineAt(node.getStart(parsed)); line <= lineAt(node.end); line += 1)
        if ([...lines[line]!].length > longest) found.add(line + 1)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return [...found]
}

const said = files.map((path) => [path, readFileSync(source + path, 'utf8')] as const)

describe('SQL', () => {
  it('is broken where it has its clauses, into lines that one can read', () => {
    const found = said.flatMap(([path, text]) => longLines(text).map((line) => `${path}:${line}`))
    expect(said.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it('would not hide a long line', () => {
    const long = 'a, '.repeat(40)
    const planted = `const one = sql\`select \${id},\n  ${long}\n  from orders\`\n// ${long}\nconst two = '${long}'`
    expect(longLines(planted)).toEqual([2])
  })
})

/** What has a helper, as it looks where it is written by hand. */
const byHand: readonly (readonly [helper: string, pattern: RegExp])[] = [
  ['paged()', /hasNext:? (?:= )?\w+ [*+] pageSize < /g],
  ['totalOf()', /select count\(\*\)::int as total\b(?!,)/g],
  ['ms()', /\(extract\(epoch from [\w.]+\) \* 1000\)::bigint/g],
  [
    'ofStore()',
    /sql`\w+\.partner_id = \$\{(?:scope\.)?partnerId\} and \w+\.store_id = [^`]*\bstoreId\}`/g,
  ],
  ['localised()', /=== 'en' && \w[\w.?]*\) \|\|/g],
  ['textIn()', /\w\[(?:\w+\.)?locale === 'en' \? 1 : 0\]/g],
]

describe('what a helper says', () => {
  const places = byHand.map(([helper, pattern]) => ({
    helper,
    found: said.flatMap(([path, text]) =>
      /^platform\/(db\/(counted|ms|of-store)|locale\.rules)\.ts$/.test(path)
        ? []
        : [...text.matchAll(pattern)].map(() => path),
    ),
  }))

  it('is not written by hand', () => {
    expect(
      places.flatMap(({ helper, found }) => found.map((path) => `${path}: ${helper}`)),
    ).toEqual([])
  })

  it('would not hide what is written by hand', () => {
    const planted = [
      'return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })',
      'sql`select count(*)::int as total ${from}`',
      'sql`(extract(epoch from a.start_at) * 1000)::bigint as "startAt"`',
      'sql`o.partner_id = ${scope.partnerId} and o.store_id = ${scope.storeId}`',
      "(ctx.locale === 'en' && row.titleEn) || row.title",
      "texts[locale === 'en' ? 1 : 0]",
    ]
    expect(byHand.map(([, pattern], place) => planted[place]!.match(pattern)?.length)).toEqual(
      byHand.map(() => 1),
    )
  })
})
