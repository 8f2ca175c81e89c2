import type { PageName } from '@mallard/contract/pages'
import type { HostCan } from '@mallard/host'
import { describe, expect, it } from 'vitest'
import type { View } from '#platform/navigator/view.ts'
import { followInApp } from './in-app.ts'

function shop(can: Partial<HostCan>, ...names: PageName[]) {
  const told: string[] = []
  const views = names.map((name): View => ({
    name,
    params: {},
    pathname: '/',
    search: '',
    key: name,
    index: 0,
    action: 'push',
  }))
  let at = 0
  let listener = () => undefined as void
  followInApp(
    {
      can: can as HostCan,
      statusBar: async (color) => (told.push(color), true),
      tabBar: async (isShown) => (told.push(isShown ? 'show' : 'hide'), true),
    },
    { view: () => views[at]!, subscribe: (given) => ((listener = given), () => undefined) },
  )
  for (at = 1; at < views.length; at += 1) listener()
  return told
}

describe('the shop in an app', () => {
  it('colours the status bar of the device app on every page', () => {
    expect(shop({ statusBar: true }, 'home', 'goods')).toEqual(['#FFFFFF', '#FFFFFF'])
  })

  it('shows the app’s tab bar on pages that have one, and says so once', () => {
    expect(shop({ tabBar: true }, 'home', 'goodslist', 'goods', 'orderDetail', 'home')).toEqual([
      'show',
      'hide',
      'show',
    ])
  })

  it('asks nothing of a host that has neither', () => {
    expect(shop({}, 'home', 'goods')).toEqual([])
  })
})
