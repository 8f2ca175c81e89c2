import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { keepLogins, loginsFile } from './demo/logins.ts'
import { greetingOf } from './greeting.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mallard-greeting-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const given = { login: 'owner', password: 'given by hand', name: 'A', isGiven: true } as const
const made = { login: 'owner-2', password: 'made at random', name: 'B' }
const config = (shopData: string) => readConfig({ DATA_DIR: dataDir, SHOP_DATA: shopData })

it.each(['demo', 'catalog', 'none'] as const)(
  'a start with %s tells a log no password, and where those are that it made',
  (shopData) => {
    keepLogins(dataDir, shopData, [given, made])
    const text = greetingOf(config(shopData), undefined, [given, made], false).join('\n')
    expect(text).not.toMatch(/given by hand|made at random/)
    expect(text).toContain(loginsFile(dataDir, shopData))
  },
)

it('a person at a terminal reads what was made, not what they gave', () => {
  const text = greetingOf(config('none'), undefined, [given, made], true).join('\n')
  expect(text).toContain('owner-2      made at random')
  expect(text).not.toContain('given by hand')
})

it('nothing is kept of a password that was given', () => {
  keepLogins(join(dataDir, 'alone'), 'none', [given])
  expect(() => rmSync(join(dataDir, 'alone'))).toThrow('ENOENT')
})
