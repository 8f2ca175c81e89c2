import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { expect, it } from 'vitest'
import { returnStatusText } from './return-status.ts'

it('has one word of its own for each state of a return', () => {
  for (const locale of ['zh', 'en'] as const) {
    const words = Object.values(returnStatus).map((status) => returnStatusText(status, locale))
    expect(new Set(words).size).toBe(7)
  }
})

it('is what every page of the back office shows: none shows the words that the shopper reads', () => {
  const folder = join(import.meta.dirname, '../features')
  const pages = ['aftersales/returns', 'trade/order']
    .flatMap((feature) =>
      readdirSync(join(folder, feature)).map((file) => join(folder, feature, file)),
    )
    // A courier has states of their own.
    .filter((file) => !file.includes('pickup'))
  expect(
    pages
      .filter((file) => /(?<!pickup\.)\bstatusText\b/.test(readFileSync(file, 'utf8')))
      .map((file) => file.slice(folder.length + 1)),
  ).toEqual([])
})
