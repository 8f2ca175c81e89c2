import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const law = createRequire(import.meta.url)('../layers.cjs') as { forbidden: { name: string }[] }
const areas = createRequire(import.meta.url)('../areas.json') as Record<
  string,
  { holds: string[]; knows: string[] }
>

interface Cruise {
  modules: { source: string; dependencies: { resolved: string; module: string }[] }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[]
    totalCruised: number
  }
}

async function cruise(cwd: string): Promise<Cruise> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [
    program,
    '--config',
    join(root, 'layers.cjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
    'shop-data',
  ]
  // Violations end the program with a code of their own; the report is what counts.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd,
    maxBuffer: 2 ** 28,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout) as Cruise
}

/** One violation of each rule: the file that breaks it, and what it imports. */
const planted: Record<string, [file: string, imported: string][]> = {
  'no-unresolved': [['packages/kernel/src/lost.ts', './nowhere.ts']],
  'no-cycles': [
    ['packages/kernel/src/hen.ts', './egg.ts'],
    ['packages/kernel/src/egg.ts', './hen.ts'],
  ],
  'kernel-knows-only': [['packages/kernel/src/reaches-up.ts', '../../contract/src/planted.ts']],
  'contract-knows-only': [['packages/contract/src/reaches-up.ts', '../../ui/src/planted.ts']],
  'ui-knows-only': [['packages/ui/src/reaches-up.ts', '../../contract/src/planted.ts']],
  'host-knows-only': [['packages/host/src/reaches-up.ts', '../../ui/src/planted.ts']],
  'providers-knows-only': [
    ['packages/providers/src/reaches-up.ts', '../../sandbox/src/planted.ts'],
  ],
  'sandbox-knows-no-adapter': [
    ['packages/sandbox/src/cheats.ts', '../../providers/src/planted.ts'],
  ],
  'shop-data-knows-only': [
    ['shop-data/src/reaches-up.ts', '../../apps/server/src/platform/planted.ts'],
  ],
  'server-knows-only': [
    ['apps/server/src/platform/peeks.ts', '../../../storefront/src/planted.ts'],
  ],
  'storefront-knows-only': [
    ['apps/storefront/src/peeks.ts', '../../../packages/providers/src/planted.ts'],
  ],
  'admin-knows-only': [['apps/admin/src/peeks.ts', '../../server/src/platform/planted.ts']],
  'testing-stays-in-tests': [
    ['apps/server/src/platform/leans.ts', '../../../../packages/testing/src/planted.ts'],
  ],
  'client-stays-in-the-browser': [['apps/storefront/src/reads-a-file.ts', 'node:fs']],
  'schemas-stay-on-the-server': [
    ['apps/admin/src/parses.ts', '../../../packages/contract/src/trade/cart/cart.calls.ts'],
  ],
  'kernel-and-contract-need-no-io': [['packages/contract/src/reads-a-file.ts', 'node:fs']],
  'rules-are-pure': [['apps/server/src/features/trade/cart/cart.rules.ts', './cart.repo.ts']],
  'rules-need-no-io': [['apps/server/src/features/trade/cart/cart.states.ts', 'node:fs']],
  'feature-through-its-door': [
    ['apps/server/src/features/trade/cart/cart.service.ts', '../order/order.service.ts'],
  ],
  'screens-stand-alone': [
    ['apps/storefront/src/features/trade/cart/cart.screen.ts', '../order/order.screen.ts'],
  ],
  'features-do-not-know-the-app': [
    ['apps/server/src/features/trade/cart/looks-up.ts', '../../../app/planted.ts'],
  ],
  'platform-knows-no-feature': [
    ['apps/server/src/platform/looks-up.ts', '../features/trade/order/index.ts'],
  ],
  'entities-know-no-feature': [
    [
      'apps/storefront/src/entities/goods/looks-up.ts',
      '../../features/trade/order/order.screen.ts',
    ],
  ],
  'platform-knows-no-noun': [
    ['apps/storefront/src/platform/looks-up.ts', '../entities/goods/goods.ts'],
  ],
  'sql-stays-in-repos': [['apps/server/src/features/trade/cart/cart.routes.ts', './cart.repo.ts']],
  'repo-is-the-bottom': [
    ['apps/server/src/features/trade/order/order.repo.ts', './order.service.ts'],
  ],
  // Nothing knows the account, which knows nearly all; and that knows no device.
  ...Object.fromEntries(
    Object.keys(areas).map((area) => [
      `${area}-knows-areas`,
      [
        [
          `apps/server/src/features/${area}/planted/looks-across.ts`,
          area === 'account' ? '../../devices/planted/index.ts' : '../../account/planted/index.ts',
        ] as [string, string],
      ],
    ]),
  ),
}

/** Rings of server features that need each other; dependency-cruiser sees rings of files only. */
function featureCycles({ modules }: Cruise): string[] {
  const featureOf = (path: string) =>
    /^apps\/server\/src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (!from || /[.]test[.]ts$/.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved)
      if (to && to !== from) needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
  }
  const cycles = new Set<string>()
  function walk(path: readonly string[]): void {
    for (const next of needs.get(path.at(-1)!) ?? []) {
      const start = path.indexOf(next)
      if (start < 0) walk([...path, next])
      // Each ring once: written from its first name on.
      else if (next === path.slice(start).toSorted()[0])
        cycles.add([...path.slice(start), next].join(' -> '))
    }
  }
  for (const feature of needs.keys()) walk([feature])
  return [...cycles]
}

const blameless = [
  ...['kernel', 'contract', 'ui', 'providers', 'sandbox', 'testing'].map(
    (name) => `packages/${name}/src/planted.ts`,
  ),
  'apps/server/src/app/planted.ts',
  'apps/server/src/platform/planted.ts',
  'apps/storefront/src/planted.ts',
  'apps/storefront/src/entities/goods/goods.ts',
  'apps/server/src/features/trade/cart/cart.repo.ts',
  'apps/server/src/features/account/planted/index.ts',
  'apps/server/src/features/devices/planted/index.ts',
  'apps/storefront/src/features/trade/order/order.screen.ts',
]

describe('the arrows', () => {
  let real: Cruise
  let broken: Cruise
  const garden = mkdtempSync(join(tmpdir(), 'mallard-arrows-'))

  function plant(file: string, text: string): void {
    mkdirSync(dirname(join(garden, file)), { recursive: true })
    writeFileSync(join(garden, file), text)
  }

  beforeAll(async () => {
    copyFileSync(join(root, 'tsconfig.base.json'), join(garden, 'tsconfig.base.json'))
    for (const file of blameless) plant(file, 'export const planted = 1\n')
    plant('apps/server/src/features/trade/order/index.ts', "export * from './order.service.ts'\n")
    plant(
      'apps/server/src/features/trade/payment/index.ts',
      "export * from './payment.service.ts'\n",
    )
    plant(
      'apps/server/src/features/trade/order/order.service.ts',
      "import '../payment/index.ts'\nexport const order = 1\n",
    )
    plant(
      'apps/server/src/features/trade/payment/payment.service.ts',
      "import '../../people/address/index.ts'\nexport const payment = 1\n",
    )
    plant(
      'apps/server/src/features/people/address/index.ts',
      "import '../../trade/order/index.ts'\nexport const address = 1\n",
    )
    for (const [file, imported] of Object.values(planted).flat())
      plant(file, `import * as planted from '${imported}'\nexport const used = planted\n`)
    ;[real, broken] = await Promise.all([cruise(root), cruise(garden)])
  }, 120_000)

  afterAll(() => rmSync(garden, { recursive: true, force: true }))

  it('are kept by every module', () => {
    expect(
      real.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ).toEqual([])
  })

  it('make no ring of areas', () => {
    const order: string[] = []
    const isPlaced = (area: string) => order.includes(area)
    for (let round = 0; round < Object.keys(areas).length; round += 1) {
      order.push(
        ...Object.keys(areas).filter(
          (area) => !isPlaced(area) && areas[area]!.knows.every(isPlaced),
        ),
      )
    }
    expect(order).toHaveLength(Object.keys(areas).length)
  })

  it('make no ring of server features: what must flow back is an event', () => {
    expect(featureCycles(real)).toEqual([])
    expect(featureCycles(broken)).toEqual(['address -> order -> payment -> address'])
  })

  it('are checked on every source file there is', () => {
    const seen = new Set(real.modules.map(({ source }) => source))
    const files = ['packages', 'apps', 'shop-data'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(
          (entry) =>
            entry.isFile() &&
            /\.tsx?$/.test(entry.name) &&
            !entry.parentPath.includes('node_modules'),
        )
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !seen.has(file))).toEqual([])
  })

  it('are followed from package to package', () => {
    const crossing = real.modules
      .filter(({ source }) => source.startsWith('packages/contract/'))
      .flatMap(({ dependencies }) => dependencies)
    expect(crossing.some(({ resolved }) => resolved.startsWith('packages/kernel/src/'))).toBe(true)
  })

  it('each have a planted violation here', () => {
    expect(Object.keys(planted).sort()).toEqual(law.forbidden.map(({ name }) => name).sort())
  })

  it.each(Object.keys(planted))('catch a planted violation of %s', (name) => {
    const found = broken.summary.violations
      .filter(({ rule }) => rule.name === name)
      .map(({ from }) => from)
    const guilty = planted[name]!.flatMap(([file]) => [file, dirname(file)])
    expect(found.filter((from) => guilty.includes(from))).not.toEqual([])
  })
})
