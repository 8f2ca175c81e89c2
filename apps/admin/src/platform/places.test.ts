import { describe, expect, it } from 'vitest'
import { addressOf, auditAddress, placeOf, readsAddress } from './places.ts'

const scope = { partnerId: 1, storeId: 2 }

describe('places of the back office', () => {
  it('are found again from their addresses', () => {
    expect(placeOf(addressOf(scope, 'orders', '26112106365671079331'))).toEqual({
      scope,
      section: 'orders',
      id: '26112106365671079331',
    })
    expect(placeOf(addressOf(scope, 'goods'))).toEqual({ scope, section: 'goods', id: undefined })
  })

  it.each(['/admin/', '/admin', '/elsewhere/1-2/orders', '/admin/0-2/orders', '/admin/1-2-3/x'])(
    'leave out what %s does not say',
    (path) => {
      expect(placeOf(path)).toMatchObject({
        id: undefined,
        ...(path.includes('orders') ? {} : { section: undefined }),
      })
      expect(placeOf(path).scope).toBeUndefined()
    },
  )

  it('are found from a link that was cut inside a percent code', () => {
    expect(placeOf('/admin/1-2/orders/26%E4%')).toEqual({ scope, section: 'orders', id: '26%E4%' })
  })

  it('name an object of the log', () => {
    expect(auditAddress(scope, 'order 26')).toBe('/admin/1-2/audit?object=order%2026')
    expect(readsAddress(scope, 'member 5')).toBe('/admin/1-2/people-reads?object=member%205')
  })
})
