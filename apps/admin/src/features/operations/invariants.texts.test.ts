import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { meaningOf } from './invariants.texts.ts'

const names = [...readFileSync(new URL('../../../../server/src/app/invariants.sql', import.meta.url), 'utf8').matchAll(/^-- (.+)$/gm)].map(([, name]) => name!)

it('has Chinese words for every rule of the books', () => {
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !/\p{Script=Han}/u.test(meaningOf(name, 'zh')))).toEqual([])
})
