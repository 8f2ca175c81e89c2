import { describe, expect, it } from 'vitest'
import { apiOf, requestOf } from './api.ts'

const scope = { partnerId: 1, storeId: 2 }

describe('a call of the back office', () => {
  it('puts what a GET asks for into path and query, and nothing that is not asked', () => {
    expect(
      requestOf(['GET', '/admin/api/{p}-{s}/orders'], scope, {
        q: '手冲 壶',
        status: 0,
        from: undefined,
        until: '',
      }),
    ).toEqual({
      url: '/admin/api/1-2/orders?q=%E6%89%8B%E5%86%B2+%E5%A3%B6&status=0',
      body: undefined,
    })
  })

  it('puts what a POST says into path and body, emptied fields as well', () => {
    expect(
      requestOf(['POST', '/admin/api/{p}-{s}/orders/{sn}/notes'], scope, { sn: '26', text: '' }),
    ).toEqual({
      url: '/admin/api/1-2/orders/26/notes',
      body: '{"text":""}',
    })
  })

  it('escapes what stands in the path', () => {
    expect(requestOf(['GET', '/admin/api/{p}-{s}/orders/{sn}'], scope, { sn: '../x' }).url).toBe(
      '/admin/api/1-2/orders/..%2Fx',
    )
  })
})

describe('the queries of a call', () => {
  const { orderAdmin, staff } = apiOf(scope)

  it('stand below the call, which stands below its noun, in their store alone', () => {
    const { queryKey } = orderAdmin.detail.query({ sn: '26' })
    expect(queryKey).toEqual(['1-2', 'orderAdmin', 'detail', { sn: '26' }])
    expect(queryKey.slice(0, -1)).toEqual(orderAdmin.detail.key)
    expect(queryKey.slice(0, -2)).toEqual(orderAdmin.key)
    expect(apiOf({ ...scope, storeId: 3 }).orderAdmin.key).not.toEqual(orderAdmin.key)
  })

  it('are the same without an input and with an empty one', () => {
    expect(staff.list.query().queryKey).toEqual(staff.list.query({}).queryKey)
  })
})
