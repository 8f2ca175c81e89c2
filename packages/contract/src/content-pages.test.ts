import { describe, expect, it } from 'vitest'
import { namedPages } from './content/cms/page.codes.ts'
import { contentPlace, ownPlaceOf } from './content-pages.ts'
import { matchPage } from './paths.ts'

const scope = { partnerId: 1, storeId: 2 }

describe('a content page', () => {
  it.each([
    ['a', 'home', '/a/1-2', true],
    ['a', 'storeMiniMall', '/storeMiniMall/1-2', true],
    ['b', 'aqiyi', '/aqiyi/1-2', true],
    ['b', 'ka-tea-room', '/KAShare/1-2/tea-room', false],
    ['a', 'breakfast', '/a/1-2/breakfast', true],
    ['b', 'breakfast', '/b/1-2/breakfast', true],
    // Named like another layout's, or like the beginning of an account's alone.
    ['a', 'aqiyi', '/a/1-2/aqiyi', true],
    ['b', 'home', '/b/1-2/home', true],
    ['a', 'ka-tea-room', '/a/1-2/ka-tea-room', true],
    ['b', 'ka-', '/b/1-2/ka-', true],
  ] as const)('%s %s lives at %s', (layout, type, path, isListed) => {
    expect(contentPlace(scope, layout, type)).toEqual({ path, isListed })
  })

  it('is led to its own address from the one by its type, which leads nowhere else', () => {
    for (const { layout, type } of [...namedPages, { layout: 'b', type: 'ka-tea-room' } as const]) {
      for (const path of [`/${layout}/1-2/${type}`, `/${layout}/${type}`]) {
        const { name, params } = matchPage(path)
        const own = ownPlaceOf(name, params, scope)
        expect(own, path).toBe(contentPlace(scope, layout, type).path)
        const there = matchPage(own ?? '')
        expect(ownPlaceOf(there.name, there.params, scope)).toBeUndefined()
      }
    }
    for (const path of ['/a/1-2/breakfast', '/b/1-2/breakfast', '/a/1-2', '/', '/goods/1-1-2']) {
      const { name, params } = matchPage(path)
      expect(ownPlaceOf(name, params, scope), path).toBeUndefined()
    }
  })
})
