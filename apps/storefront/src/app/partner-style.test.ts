import { describe, expect, it } from 'vitest'
import type { Partner } from '#platform/partner.ts'
import { partnerStyle } from './partner-style.ts'

function styleOf(look: Partner['partner']['look']): Record<string, string> {
  const partner = { id: 1, name: '', logo: '', themeColor: '#c8452b', themeColorDark: '#e8694e' }
  const rules = partnerStyle({ partner: { ...partner, look } } as Partner).split(';')
  return Object.fromEntries(
    rules.map((rule) => rule.split(/:(.*)/).slice(0, 2) as [string, string]),
  )
}

describe('the look of a partner', () => {
  it('adds nothing to its colours where it has none', () => {
    expect(Object.keys(styleOf({})).every((name) => name.startsWith('--partner-brand'))).toBe(true)
    const plain = styleOf({ corners: 'round', titles: 'plain', cards: 'panel', hero: 'inset' })
    expect(plain).toEqual(styleOf({}))
  })

  it('says what differs', () => {
    const style = styleOf({ corners: 'square', titles: 'heavy', cards: 'tall', hero: 'full' })
    expect(style).toMatchObject({
      '--title': '800',
      '--card-ratio': '0.8',
      '--hero-words': 'flex-end',
    })
  })
})
