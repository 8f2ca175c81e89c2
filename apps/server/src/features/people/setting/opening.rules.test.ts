import { legalGaps, type LegalGap } from '@mallard/contract/people/setting/legal.codes'
import { openingSteps } from '@mallard/contract/people/setting/opening.codes'
import { describe, expect, it } from 'vitest'
import { openingFacts, openingOf, type OpeningFact } from './opening.rules.ts'

const doneOf = (
  facts: readonly OpeningFact[],
  gaps: readonly LegalGap[] = legalGaps,
  isOpen = true,
) =>
  openingOf(new Set(facts), gaps, isOpen).steps.flatMap(({ kind, isDone }) =>
    isDone ? [kind] : [],
  )

describe('opening a shop', () => {
  it('has nine steps, in their order, and begins with none', () => {
    const { steps, isDone, gaps } = openingOf(new Set(), legalGaps, true)
    expect(steps.map(({ kind }) => kind)).toEqual(openingSteps)
    expect(steps.some((step) => step.isDone)).toBe(false)
    expect({ isDone, gaps }).toEqual({ isDone: false, gaps: legalGaps })
  })

  it.each([
    ['brand', ['brand']],
    ['store', ['store']],
    ['freight', ['freight']],
    ['goods', ['freight', 'goods']],
    ['pay', ['pay']],
    ['transfer', ['pay']],
    ['home', ['home']],
    ['order', ['order']],
  ] as const)('%s does %j', (fact, steps) => {
    expect(doneOf([fact])).toEqual(steps)
  })

  it('has its papers when money alone is played, and opens when nothing lacks', () => {
    expect(doneOf([], ['privacy', 'payments'])).toEqual([])
    expect(doneOf([], ['payments'])).toEqual(['legal'])
    expect(doneOf([], [])).toEqual(['legal', 'open'])
    expect(doneOf([], [], false)).toEqual(['legal'])
  })

  it('is done with every step', () => {
    expect(openingOf(new Set(openingFacts), [], true).isDone).toBe(true)
    expect(openingOf(new Set(openingFacts), ['payments'], true).isDone).toBe(false)
    const others = openingFacts.filter((fact) => fact !== 'home')
    expect(openingOf(new Set(others), [], true).isDone).toBe(false)
  })
})
