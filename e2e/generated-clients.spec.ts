import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlToken, sandbox, shop } from './browser.ts'
import { freshNumber } from './phone-number.ts'

const run = promisify(execFile)
/** Below the tools' own folder: what is written there finds what it imports. */
const modules = join(import.meta.dirname, 'node_modules')
mkdirSync(join(modules, '.cache'), { recursive: true })
const folder = mkdtempSync(join(modules, '.cache/strangers-'))
const description = join(folder, 'openapi.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program of a package, as npx would run it. */
function programOf(name: string, bin: string): string {
  const own = join(modules, name, bin)
  return existsSync(own) ? own : join(import.meta.dirname, '../node_modules', name, bin)
}

async function tool(name: string, bin: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [programOf(name, bin), ...args], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return stdout
}

beforeAll(async () => {
  writeFileSync(description, await (await fetch(`${shop}/openapi.json`)).text())
})

describe('the description of the API', () => {
  it('has no errors by the recommended rules of redocly', async () => {
    const report = JSON.parse(
      await tool('@redocly/cli', 'bin/cli.js', 'lint', '--format=json', description),
    ) as { totals: { errors: number } }
    expect(report.totals.errors).toBe(0)
  })

  it('has no errors by spectral:oas', async () => {
    const linter = new spectral.Spectral()
    // Two packages of theirs describe a rule's format in two ways.
    const rules: unknown = { extends: [[rulesets.oas, 'recommended']] }
    linter.setRuleset(rules as RulesetDefinition)
    const found = await linter.run(await (await fetch(`${shop}/openapi.json`)).text())
    expect(found.filter(({ severity }) => severity === 0)).toEqual([])
  })
})

describe('clients made from the description', () => {
  beforeAll(async () => {
    await tool('openapi-typescript', 'bin/cli.js', description, '-o', join(folder, 'schema.d.ts'))
    const made = join(folder, 'hey-api')
    await tool('@hey-api/openapi-ts', 'bin/run.js', '-i', description, '-o', made, '--silent')
    for (const name of ['purchase', 'cart'])
      copyFileSync(
        join(import.meta.dirname, `strangers/${name}.ts.txt`),
        join(folder, `${name}.ts`),
      )
    const options = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      skipLibCheck: false,
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['**/*.ts'] }),
    )
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  }, 180_000)

  it('are taken by tsc --strict, with what strangers write on top', async () => {
    expect(await tool('typescript', 'bin/tsc', '-p', folder)).toBe('')
  }, 180_000)

  it('buy something: code, sign-in, cart, checkout, order, payment and its state', async () => {
    const args = [shop, sandbox, controlToken, freshNumber()]
    const said = await tool('tsx', 'dist/cli.mjs', join(folder, 'purchase.ts'), ...args)
    const { orderSn, payAmount, expectPayAmount } = JSON.parse(said) as Record<string, unknown>
    expect(orderSn).toMatch(/^\d{20}$/)
    expect(payAmount).toBe(expectPayAmount)
  })

  it('know prices as numbers, and why they were refused', async () => {
    const said = await tool('tsx', 'dist/cli.mjs', join(folder, 'cart.ts'), shop)
    expect(JSON.parse(said)).toEqual({ price: expect.any(Number), reason: 'notLoggedIn' })
  })
})
