import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import * as data from './index.ts'

const all = JSON.stringify(data)

/** All that the demo says in a phrase, as numbers. */
const said = (phrase: RegExp): number[] =>
  [...all.matchAll(phrase)].map(({ groups }) => Number(groups?.['n']))

describe('what several texts of the demo say', () => {
  it.each([
    ['sending', facts.sentWithin, /付款后 ?(?<n>\d+) ?小时内发/g],
    ['sending', facts.sentWithin, /(?:Sent|leave) within (?<n>\d+) hours/g],
    ['descaling', facts.descaling, /烧开后?静置 (?<n>\d+) 分钟/g],
  ])('is the same everywhere: %s', (_what, right, phrase) => {
    const numbers = said(phrase)
    expect(numbers.length).toBeGreaterThan(1)
    expect(new Set(numbers)).toEqual(new Set([right]))
  })

  it('never promises an invoice before receipt', () => {
    expect(all).not.toMatch(/发票在发货后/)
  })
})
