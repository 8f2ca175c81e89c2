import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Finding {
  code: string
  filename: string
  message: string
}

/** What the lint finds in a folder. */
async function lint(cwd: string, ...options: string[]): Promise<Finding[]> {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), ...options, '--format', 'json']
  // The type-aware half is a program of its own, looked for beside the linted files and on the
  // path.
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env }).catch(
    (error: { stdout: string }) => error,
  )
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
}

const isTest = /\.test\.tsx?$|\/test-[^/]+$/

/** A component of so many lines. */
const drawing = (lines: number) =>
  `export function Drawn() {\n  return (\n    <>\n${'      <br />\n'.repeat(lines - 6)}    </>\n  )\n}\n`

const long = Array.from({ length: 430 }, (_, line) => `export const line${line} = ${line}`).join(
  '\n',
)

/** A function with so many lines, its first and last among them. */
const functionOf = (lines: number) =>
  `export function steps() {\n${'  String(1)\n'.repeat(lines - 2)}}\n`

/** A function of so many ways. */
const branching = (ways: number) =>
  `export function ways(n: number) {\n${Array.from(
    { length: ways - 1 },
    (_, at) => `  if (n === ${at}) return '${at}'\n`,
  ).join('')}  return ''\n}\n`

/** One violation a rule: where it stands and what it says. */
const planted: [rule: string, file: string, text: string][] = [
  [
    'typescript(no-floating-promises)',
    'apps/server/src/features/trade/cart/forgets.ts',
    "import { readFile } from 'node:fs/promises'\nexport function read() {\n  readFile('x')\n}\n",
  ],
  [
    'typescript(no-explicit-any)',
    'packages/kernel/src/shrugs.ts',
    'export const anything = (value: any) => String(value)\n',
  ],
  [
    'eslint(no-else-return)',
    'packages/kernel/src/elses.ts',
    'export function sign(n: number) {\n  if (n > 0) {\n    return 1\n  } else {\n    return 0\n  }\n}\n',
  ],
  [
    'eslint(no-console)',
    'apps/server/src/features/trade/cart/prints.ts',
    "console.log('hello')\nexport {}\n",
  ],
  [
    'eslint(no-restricted-properties)',
    'apps/storefront/src/features/trade/cart/looks.ts',
    'export const agent = navigator.userAgent\n',
  ],
  [
    'eslint(no-restricted-globals)',
    'apps/storefront/src/features/trade/cart/speaks.ts',
    'export const pay = () => wx.pay()\n',
  ],
  [
    'eslint(no-restricted-properties)',
    'apps/server/src/features/trade/cart/own-watch.ts',
    'export const now = () => Date.now()\n',
  ],
  [
    'eslint(no-restricted-properties)',
    'apps/server/src/features/trade/cart/reads-all.ts',
    'export const all = (db: { selectAll(): string }) => db.selectAll()\n',
  ],
  [
    'eslint(no-restricted-properties)',
    'apps/server/src/platform/db/returns-all.ts',
    'export const all = (db: { returningAll(): string }) => db.returningAll()\n',
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/admin/src/features/trade/cart/own-table.tsx',
    "import { Table } from 'antd'\nexport const Rows = () => <Table dataSource={[]} />\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/admin/src/features/trade/cart/own-failure.tsx',
    "import { LoadFailed } from '#platform/parts/load-failed.tsx'\nexport const Failed = () => <LoadFailed error={1} onAgain={() => 1} />\n",
  ],
  ...(['Modal', 'Drawer'] as const).map((shape): [string, string, string] => [
    'eslint(no-restricted-imports)',
    `apps/admin/src/features/trade/cart/own-${shape.toLowerCase()}.tsx`,
    `import { ${shape}Form } from '#platform/parts/${shape.toLowerCase()}-form.tsx'\nexport const own = ${shape}Form\n`,
  ]),
  [
    'eslint(max-lines-per-function)',
    'apps/admin/src/features/trade/cart/long-form.tsx',
    drawing(121),
  ],
  ['eslint(max-lines)', 'packages/kernel/src/long.ts', `${long}\n`],
  ...[
    'apps/server/src/features/trade/cart/branches.ts',
    'apps/server/src/platform/http/branches.ts',
    'packages/contract/src/branches.ts',
    'packages/host/src/branches.ts',
    'packages/kernel/src/branches.ts',
    'packages/providers/src/pay/branches.ts',
    'packages/testing/src/branches.ts',
  ].map((file): [string, string, string] => ['eslint(complexity)', file, branching(16)]),
  ...[
    'apps/server/src/platform/jobs/worker.ts',
    'apps/server/src/app/testing/test-shop.ts',
    'apps/storefront/src/platform/navigator/navigator.ts',
    'packages/providers/src/pay/client.ts',
    'packages/sandbox/src/hosts/shell.ts',
    'packages/testing/src/lists.ts',
    'scripts/steps.mjs',
    'e2e/support/steps.ts',
  ].map((file): [string, string, string] => [
    'eslint(max-lines-per-function)',
    file,
    functionOf(81),
  ]),
  [
    'eslint(max-lines-per-function)',
    'apps/storefront/src/entities/invoice/invoice.form.tsx',
    functionOf(121),
  ],
  [
    'vitest(no-focused-tests)',
    'packages/kernel/src/only.test.ts',
    "import { expect, it } from 'vitest'\nit.only('works', () => {\n  expect(1 + 1).toBe(2)\n})\n",
  ],
  [
    'vitest(no-disabled-tests)',
    'packages/kernel/src/skip.test.ts',
    "import { expect, it } from 'vitest'\nit.skip('works', () => {\n  expect(1 + 1).toBe(2)\n})\n",
  ],
]

/** The same words where they are allowed. */
const allowed: [file: string, text: string][] = [
  ['packages/host/src/signals.ts', 'export const agent = navigator.userAgent\n'],
  ['packages/kernel/src/clock.ts', 'export const now = () => Date.now()\n'],
  ['scripts/prints.ts', "console.log('hello')\nexport {}\n"],
  ['apps/admin/src/features/trade/cart/fair-form.tsx', drawing(120)],
  ['packages/ui/src/field/use-steps.ts', functionOf(80)],
  ['packages/ui/src/field/steps.tsx', functionOf(120)],
  ['packages/providers/src/pay/drill.ts', functionOf(400)],
  ['packages/kernel/src/fewer-branches.ts', branching(15)],
  ['packages/kernel/src/branches.test.ts', branching(16)],
]

describe('the lint', () => {
  const garden = mkdtempSync(join(tmpdir(), 'mallard-lint-'))
  let findings: Finding[]

  function plant(file: string, text: string): void {
    mkdirSync(dirname(join(garden, file)), { recursive: true })
    writeFileSync(join(garden, file), text)
  }

  beforeAll(async () => {
    copyFileSync(join(root, '.oxlintrc.json'), join(garden, '.oxlintrc.json'))
    plant(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'preserve',
          lib: ['ES2023', 'DOM'],
          types: ['node'],
          typeRoots: [join(root, 'node_modules/@types')],
        },
      }),
    )
    for (const [, file, text] of planted) plant(file, text)
    for (const [file, text] of allowed) plant(file, text)
    findings = await lint(garden, '--type-aware')
  }, 60_000)

  afterAll(() => rmSync(garden, { recursive: true, force: true }))

  it.each(planted)('catches %s in %s', (rule, file) => {
    expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(
      rule,
    )
  })

  it('lets only what draws in the back office have more than 80 lines', async () => {
    const max = { max: 80, skipBlankLines: true, skipComments: true }
    const only = join(garden, 'lengths.json')
    writeFileSync(
      only,
      JSON.stringify({
        categories: { correctness: 'off' },
        rules: { 'max-lines-per-function': ['error', max] },
      }),
    )
    plant('lengths/long.tsx', drawing(90).replace('Drawn', 'drawn'))
    const found = [
      ...(await lint(root, '-c', only, 'apps/admin/src')),
      ...(await lint(garden, '-c', only, 'lengths')),
    ]
    const isDrawn = /function `[A-Z]/
    expect(
      found
        .filter(({ filename, message }) => !isDrawn.test(message) && !isTest.test(filename))
        .map(({ filename }) => filename),
    ).toEqual(['lengths/long.tsx'])
  }, 60_000)

  it('leaves alone what is allowed', () => {
    const files = allowed.map(([file]) => file)
    expect(findings.filter(({ filename }) => files.includes(filename))).toEqual([])
  })
})
