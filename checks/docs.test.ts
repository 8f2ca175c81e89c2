import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Sources and documents below a folder. */
function textsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory())
      return /\.(tsx?|[cm]?js|sql|md)$/.test(path) && path !== 'checks/docs.test.ts' ? [path] : []
    return /^(node_modules|data|coverage|dist.*|\..*)$/.test(entry.name) ? [] : textsBelow(path)
  })
}

/** What the headings of a page can be linked by, as GitHub names them. */
const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a page to other files here, or to headings of theirs, that lead nowhere. */
function deadLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#([^)\s]+))?[^)]*\)/g)].flatMap(
    ([, target = '', anchor]) => {
      if (/^[a-z]+:/.test(target)) return []
      const path = join(dirname(page), target)
      if (!existsSync(join(root, path))) return [target]
      const isThere = anchor === undefined || anchorsOf(read(path)).includes(anchor)
      return isThere ? [] : [`${target}#${anchor}`]
    },
  )
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): variable\(/gm)].map(([, name = '']) => name)
}

const features = 'apps/server/src/features'
const areas = Object.keys(JSON.parse(read('areas.json')) as object)
/** Claims name files of the server by feature: `order/pay.service.ts`. */
const placeOf = (path: string) =>
  [path, ...areas.map((area) => `${features}/${area}/${path}`)].find((place) =>
    existsSync(join(root, place)),
  )

/**
 * Code that a table of claims names and that is not there, and tests that no file has under that
 * title.
 */
function missingProofs(text: string): string[] {
  return [...text.matchAll(/`([^`]*\/[^`]*\.(?:tsx?|sql))`((?:,? "[^"]+")*)/g)].flatMap(
    ([, path = '', titles = '']) => {
      const place = placeOf(path)
      if (!place) return [path]
      const wanted = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
      const known = wanted.length > 0 ? read(place) : ''
      return wanted.filter((title) => !known.includes(title)).map((title) => `${path} "${title}"`)
    },
  )
}

/** Pages that say where things are now; decisions and the changelog look back. */
const guiding = pages.filter((page) => !/^(CHANGELOG|docs\/(decisions|spec-map))/.test(page))

/** Files and folders of the repository below a folder, each as `folder/name`. */
function placesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^(node_modules|data|coverage|dist.*|\.git)$/.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? [path, ...placesBelow(path)] : [path]
    })
}
/** Each between line ends, so that one pattern looks through all of them. */
const places = `\n${placesBelow('').join('\n')}\n`

/** `a/{b,c}` as `a/b` and `a/c`. */
function spelledOut(path: string): string[] {
  const [whole, before = '', names = '', after = ''] =
    /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(path) ?? []
  return whole === undefined
    ? [path]
    : names.split(',').flatMap((name) => spelledOut(before + name + after))
}

/**
 * Paths between backticks that lead nowhere: those from the root, and shorter ones of sources
 * (`cart/cart.service.ts`, `fuzz.test.ts`), with which some path here must end. `<name>` stands for
 * any name.
 */
function deadPaths(text: string): string[] {
  const named = [...text.matchAll(/`([\w.<>{},-]+(?:\/[\w.<>{},-]+)*)\/?`/g)].map(
    ([, path = '']) => path,
  )
  return named.filter((path) => {
    const isFromRoot = existsSync(join(root, path.split('/')[0] ?? ''))
    if (!isFromRoot && !/\.(tsx?|[cm]?js|sql|css)$/.test(path)) return false
    // What is built, installed or kept, and suffixes (`.rules.ts`).
    if (/^(?:\.|(?:dist[^/]*|node_modules|data|coverage)(?:\/|$))/.test(path)) return false
    return !spelledOut(path).every((one) => {
      const pattern = one.replaceAll('.', '\\.').replaceAll(/<[a-z]+>/g, '[^/\n]+')
      return new RegExp(`${isFromRoot ? '\n' : '[\n/]'}${pattern}\n`).test(places)
    })
  })
}

/** Settings that a table of the page describes more than once. */
function twiceIn(text: string): string[] {
  const names = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)`[^|]*\|/gm)].map(([, name = '']) => name)
  return names.filter((name, index) => names.indexOf(name) < index)
}

/** The papers of docs/rules, and the words by which comments name them. */
const papers = new Map(
  readdirSync(join(root, 'docs/rules'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => [name, read(`docs/rules/${name}`)]),
)
/** Numbers of chapters and of rows. */
const numbersOf = (paper: string) =>
  Array.from(paper.matchAll(/^(?:#+|\|) ([\d.]+|I-\d+) /gm), ([, number = '']) => number)
const chapters = new Map([...papers].map(([name, paper]) => [name, new Set(numbersOf(paper))]))

const named = new RegExp(`${[...papers.keys()].join('|')}|[Ss]pecification`, 'g')

/** The paper that a chapter is of: the one that was named last, shortly before it. */
function paperBefore(text: string, place: number): string | undefined {
  const before = text.slice(Math.max(0, place - 150), place)
  const name = before.match(named)?.at(-1)
  return name && !name.endsWith('.md') ? 'specification.md' : name
}

/** Chapters `§` and invariants `I-n` that a text names and no paper has. */
function lostRules(text: string, own?: string): string[] {
  const lostChapters = [...text.matchAll(/§ ?(\d[\d.]*\d|\d)/g)].flatMap(
    ({ 0: found, 1: number = '', index }) => {
      const paper = paperBefore(text, index) ?? own
      return paper && chapters.get(paper)?.has(number) ? [] : [`${paper ?? 'no paper'} ${found}`]
    },
  )
  const invariants = [...text.matchAll(/\bI-\d+\b/g)].map(([name]) => name)
  return [...lostChapters, ...invariants.filter((name) => !chapters.get('domain.md')?.has(name))]
}

/** Rows of a paper with a number that name no file, or leave something out. */
const unfoundedRules = (paper: string) =>
  [...paper.matchAll(/^\| ([\d.]+|I-\d+) \|.*$/gm)].flatMap(([row, number = '']) =>
    /`[^`]+\/[^`]+\.(?:tsx?|sql)`/.test(row) && !/\| *\|/.test(row) ? [] : [number],
  )

describe('the rules of the business', () => {
  it.each([...papers])(
    '%s: each has a number of its own, a reason, and code that is there',
    (_, paper) => {
      const numbers = numbersOf(paper)
      expect(numbers.length).toBeGreaterThan(10)
      expect(numbers.filter((each, index) => numbers.indexOf(each) < index)).toEqual([])
      expect(unfoundedRules(paper)).toEqual([])
      expect(missingProofs(paper)).toEqual([])
    },
  )

  it('stand where sources and documents say', () => {
    const lost = textsBelow('').flatMap((path) =>
      lostRules(read(path), /^docs\/rules\/(.*)$/.exec(path)?.[1]).map(
        (rule) => `${path}: ${rule}`,
      ),
    )
    expect(lost).toEqual([])
  })

  it('would show a planted reference that leads nowhere', () => {
    expect(
      lostRules('(domain.md §3.1), (activities.md §0)\n * (specification §2, §4), I-7'),
    ).toEqual([])
    expect(lostRules('(domain.md §3.99), §1; I-99')).toEqual(['domain.md §3.99', 'I-99'])
    expect(lostRules('as in § 3')).toEqual(['no paper § 3'])
    expect(
      [
        '| 9.1 | a rule | a reason | `x/y.ts` |',
        '| 9.2 | another | a reason | – |',
        '| 9.3 | one more | | `x/y.ts` |',
      ].flatMap(unfoundedRules),
    ).toEqual(['9.2', '9.3'])
  })
})

describe('the documents', () => {
  it('describe each setting once', () => {
    expect(twiceIn(read('docs/settings.md'))).toEqual([])
    expect(twiceIn('| `A_B` | 1 | x |\n| `C_D` | | |\n| `A_B` (also) | 2 | y |\n')).toEqual(['A_B'])
  })

  it.each(pages)('%s leads nowhere wrong', (page) => {
    expect(deadLinks(page, read(page))).toEqual([])
  })

  it('would show a planted dead link', () => {
    expect(
      deadLinks(
        'docs/guides/x.md',
        '[a](../operations.md) [b](../nowhere.md) [c](https://nodejs.org)' +
          ' [d](../rules/domain.md#4-price) [e](../rules/domain.md#nowhere)',
      ),
    ).toEqual(['../nowhere.md', '../rules/domain.md#nowhere'])
  })

  it('lead from each call of the specification to its row and to what answers it', () => {
    const rows =
      read('docs/spec-map.md')
        .split('## Calls')[1]
        ?.match(/^\| [A-Z]+ `.*$/gm) ?? []
    const lacking = rows.filter(
      (row) => (row.match(/\]\(/g) ?? []).length < (row.includes('| a socket |') ? 1 : 2),
    )
    expect(rows.length).toBeGreaterThan(280)
    expect(lacking).toEqual([])
  })

  it.each(guiding)('%s names no path that is not there', (page) => {
    expect(deadPaths(read(page))).toEqual([])
  })

  it('would show a planted dead path', () => {
    expect(
      deadPaths(
        '`apps/{server,admin}/src/features/<area>/<feature>` `checks/docs.test.ts` `e2e/`' +
          ' `cart/cart.service.ts` `dist/server/main.js` `docs/nowhere.md` `cart/none.service.ts`' +
          ' `apps/{server,nowhere}/src` `apps/server/src/features/nowhere` `.rules.ts` `none.rules.ts`',
      ),
    ).toEqual([
      'docs/nowhere.md',
      'cart/none.service.ts',
      'apps/{server,nowhere}/src',
      'apps/server/src/features/nowhere',
      'none.rules.ts',
    ])
  })

  it.each(['docs/order-life.md', 'docs/hosts.md'])(
    'name the tests of the claims in %s as they are',
    (page) => {
      expect(missingProofs(read(page))).toEqual([])
    },
  )

  it('name the test of each fault that was found as it is', () => {
    const [, faults = ''] = read('docs/reliability.md').split('## Faults found and what holds each')
    expect(faults.match(/^\| (?:\d\.\d+|speed) \|/gm)?.length).toBeGreaterThan(70)
    expect(missingProofs(faults)).toEqual([])
  })

  it('would show a planted claim without a proof', () => {
    expect(
      missingProofs(
        '| a | `order/none.ts` | `cart/cart.routes.test.ts` "adds up", "is a planted title"; `cart/none.test.ts` "x" |',
      ),
    ).toEqual([
      'order/none.ts',
      'cart/cart.routes.test.ts "is a planted title"',
      'cart/none.test.ts',
    ])
  })

  it('name every setting of the server', () => {
    const platform = 'apps/server/src/platform'
    const names = readdirSync(join(root, platform))
      .filter((file) => /^config.*(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => variablesOf(read(`${platform}/${file}`)))
    expect(names.length).toBeGreaterThan(80)
    const settings = read('docs/settings.md')
    expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
  })
})
