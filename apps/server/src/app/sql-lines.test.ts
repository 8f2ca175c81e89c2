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
const inActivities = (path: string) => path.startsWith('features/activities/')

describe('SQL', () => {
  it('is broken where it has its clauses, into lines that one can read', () => {
    const found = said.flatMap(([path, text]) =>
      inActivities(path) ? [] : longLines(text).map((line) => `${path}:${line}`),
    )
    expect(said.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it('of activities has fewer long lines each time', () => {
    const found = said.filter(([path]) => inActivities(path))
    expect(found.flatMap(([, text]) => longLines(text)).length).toBeLessThanOrEqual(357)
  })

  it('would not hide a long line', () => {
    const long = 'a, '.repeat(40)
    const planted = `const one = sql\`select \${id},\n  ${long}\n  from orders\`\n// ${long}\nconst two = '${long}'`
    expect(longLines(planted)).toEqual([2])
  })
})

/** What has a helper, as it looks where it is written by hand; today's figure of the activities. */
const byHand: readonly (readonly [helper: string, pattern: RegExp, inActivities: number])[] = [
  ['paged()', /hasNext:? (?:= )?\w+ [*+] pageSize < /g, 7],
  ['totalOf()', /select count\(\*\)::int as total\s+from/g, 15],
  ['ms()', /\(extract\(epoch from [\w.]+\) \* 1000\)::bigint/g, 38],
  [
    'ofStore()',
    /sql`\w+\.partner_id = \$\{(?:scope\.)?partnerId\} and \w+\.store_id = [^`]*\bstoreId\}`/g,
    17,
  ],
  ['localised()', /=== 'en' && \w[\w.?]*\) \|\|/g, 14],
  ['textIn()', /\w\[(?:\w+\.)?locale === 'en' \? 1 : 0\]/g, 0],
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
      places.flatMap(({ helper, found }) =>
        found.filter((path) => !inActivities(path)).map((path) => `${path}: ${helper}`),
      ),
    ).toEqual([])
  })

  it('is written by hand in activities no more than before', () => {
    const limits = new Map(byHand.map(([helper, , max]) => [helper, max]))
    const times = places.map(
      ({ helper, found }) => [helper, found.filter(inActivities).length] as const,
    )
    expect(times.filter(([helper, count]) => count > limits.get(helper)!)).toEqual([])
  })

  it('would not hide what is written by hand', () => {
    const planted = [
      'return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })',
      'sql`select count(*)::int as total from orders o where ${which}`',
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
