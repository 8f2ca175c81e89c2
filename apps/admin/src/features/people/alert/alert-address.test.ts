import { alertKinds } from '@mallard/contract/people/alert/alert.codes'
import { expect, it } from 'vitest'
import { placeOf } from '#platform/places.ts'
import { alertAddress } from './alert-address.ts'

it.each(alertKinds)('an alert about %s leads to a page that there is', (kind) => {
  const address = new URL(
    alertAddress({ partnerId: 1, storeId: 2 }, { kind, ref: 'A 1&b' }),
    'http://x',
  )
  const { section, id } = placeOf(address.pathname)
  expect(section).toBeDefined()
  const said = id ?? address.searchParams.get('q') ?? address.searchParams.get('from')
  expect(said ?? 'A 1&b').toBe('A 1&b')
})
