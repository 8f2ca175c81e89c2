import { describe, expectTypeOf, it } from 'vitest'
import { createApi } from './api.ts'
import { defineScreen } from './screen.ts'

const api = createApi(async () => undefined, { partnerId: 1, storeId: 1 })

describe('a screen', () => {
  it('knows its parameters, its query and the answers of its queries', () => {
    defineScreen('search', {
      query: ['q'],
      queries: (page) => ({ hits: page.api.catalog.productList.query({ q: page.query.q }) }),
      head: (_, { hits }) => {
        expectTypeOf(hits.list[0]!.title).toBeString()
        return {}
      },
      Screen: ({ data, params, query }) => {
        expectTypeOf(data.hits.total).toBeNumber()
        expectTypeOf(params.partnerId).toBeString()
        expectTypeOf(query.q).toEqualTypeOf<string | undefined>()
        // @ts-expect-error not declared in `query`
        void query.sort
        // @ts-expect-error no parameter of this page
        void params.itemId
        return null
      },
    })
  })

  it('of several pages has what they share for sure, the rest perhaps', () => {
    defineScreen(['paymentStatusScoped', 'paymentStatusOrder'], {
      Screen: ({ params }) => {
        expectTypeOf(params.orderSn).toEqualTypeOf<string | undefined>()
        return null
      },
    })
  })
})

describe('a call', () => {
  it('wants what the contract wants', () => {
    expectTypeOf(api.cart.add).parameter(0).toExtend<{ goods: string }>()
    // @ts-expect-error quantity is missing
    void api.cart.add({ goods: 'A' })
    // @ts-expect-error nothing to pass on needs no input, but this needs an id
    void api.catalog.detail()
    // @ts-expect-error there is no such call
    void api.cart.steal
    void api.cart.list()
  })
})
