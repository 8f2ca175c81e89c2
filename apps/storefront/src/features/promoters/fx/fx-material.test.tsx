import type { FxMaterial } from '@mallard/contract/promoters/fx/fx.fields'
import { fen } from '@mallard/kernel'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import screenOf from './fx-material.screen.tsx'

const material: FxMaterial = {
  sponsorId: 'abcdefgh12',
  list: [
    {
      id: 1,
      title: '养生壶',
      words: '一壶好茶',
      goods: {
        itemId: 12,
        productSn: 'KETTLE',
        title: '禾光养生壶',
        pic: { url: '/kettle.webp', width: 800, height: 800, color: '#fff' },
        price: fen(19900),
      },
    },
    { id: 2, title: '会员日', words: '周三见', goods: null },
  ],
  articles: [
    {
      url: 'hard-water',
      title: '水垢怎么除',
      summary: '白醋',
      cover: { url: '/water.webp', width: 800, height: 600, color: '#fff' },
    },
  ],
  coupons: [],
}

function show(set = stage({ isSignedIn: true })) {
  const Screen = screenOf.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { material }, hint: undefined }} />
  set.show(<Page />)
  return set
}
afterEach(cleanup)

it('articles lead to the promoter’s own link to each', () => {
  show()
  expect(screen.getByRole('link', { name: /水垢怎么除/ }).getAttribute('href')).toBe(
    '/fx/1-1/abcdefgh12/article/hard-water/own',
  )
})

it('material of goods comes with their picture and a poster that bears the promoter’s link', async () => {
  const set = show()
  const picture = screen.getByRole('link', { name: '保存图片 禾光养生壶' })
  expect(picture.getAttribute('href')).toBe('/kettle.webp')
  const posters = screen.getAllByRole('button', { name: /^海报/ })
  expect(posters).toHaveLength(1)
  fireEvent.click(posters[0]!)
  await waitFor(() =>
    expect(set.calls).toContainEqual([
      'share.posters',
      { itemId: 12, path: '/fx/1-1/abcdefgh12/goods/KETTLE' },
    ]),
  )
})
