import fc from 'fast-check'
import { expect, it } from 'vitest'
import { days, oneOf, words } from './filters.ts'
import { maxViews, viewChange, viewQuery, withView } from './saved-views.ts'

const filters = { q: words(), sort: oneOf(['new', 'old'], 'new'), when: days() }
const asked = (query: string) => viewQuery(filters, new URLSearchParams(query))

it('holds what a list is narrowed by, in any order, and neither page nor what is not its own', () => {
  expect(asked('until=2026-02-01&page=3&after=1.5.5&q=壶&x=1')).toBe(
    new URLSearchParams({ q: '壶', until: '2026-02-01' }).toString(),
  )
  expect(asked('sort=old&q=a')).toBe(asked('q=a&sort=old'))
  expect(asked('page=2')).toBe('')
})

it('shows what was kept and nothing else, whatever was asked for before', () => {
  const value = fc.string({ minLength: 1, maxLength: 20 })
  const address = fc.record(
    { q: value, sort: value, from: value, page: value },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(address, address, (kept, before) => {
      const query = viewQuery(filters, new URLSearchParams(kept))
      const change = viewChange(filters, query)
      const next = new URLSearchParams(before)
      for (const [name, each] of Object.entries(change))
        if (each === undefined) next.delete(name)
        else next.set(name, each)
      expect(viewQuery(filters, next)).toBe(query)
      expect(next.get('page')).toBeNull()
    }),
  )
})

it('takes the place of one with its name; of too many the oldest goes', () => {
  const first = [{ name: 'a', query: 'q=1' }]
  expect(withView(first, { name: 'a', query: 'q=2' })).toEqual([{ name: 'a', query: 'q=2' }])
  let views = withView([], { name: 'oldest', query: 'q=0' })
  for (let at = 0; at < maxViews; at += 1) views = withView(views, { name: `v${at}`, query: 'q' })
  expect(views).toHaveLength(maxViews)
  expect(views.map(({ name }) => name)).not.toContain('oldest')
})
