import { expect, it } from 'vitest'
import { errors } from './errors.ts'

it('asks nobody to reload what reloads itself', () => {
  const asking = Object.entries(errors).filter(([, { text }]) =>
    /刷新|reload|refresh/i.test(text.join(' ')),
  )
  // The back office keeps what is typed into these, so it does not draw them again by itself.
  expect(asking.map(([name]) => name)).toEqual(['proposalOver', 'versionConflict'])
})
