import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stage, type Answers } from '#platform/test-stage.ts'
import { FavouriteList } from './favourite-list.tsx'

function card(itemId: number, title: string): GoodsCard {
  return {
    itemId,
    productSn: `P${itemId}`,
    title,
    subTitle: '',
    pic: { url: `/pictures/${itemId}.webp`, width: 1, height: 1, color: '#eee' },
    price: fen(100),
    listPrice: fen(100),
    sales: 1,
    stockState: 1,
    tags: [],
  }
}

async function removeFirst(answers: Answers) {
  const set = stage({ isSignedIn: true, answers })
  set.show(<FavouriteList first={{ list: [card(1, '水壶'), card(2, '电饭煲')], hasNext: false }} />)
  fireEvent.click(screen.getByRole('button', { name: '管理' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 水壶' }))
  fireEvent.click(screen.getByRole('button', { name: '取消收藏 (1)' }))
  fireEvent.click(await screen.findByRole('button', { name: '确定' }))
  return set
}

describe('favourites', () => {
  it('leave the list when several are taken out', async () => {
    const { calls } = await removeFirst({ 'collection.deleteMore': { collected: false, total: 1 } })
    await waitFor(() => expect(screen.queryByText('水壶')).toBeNull())
    expect(screen.getByText('电饭煲')).toBeTruthy()
    await waitFor(() => expect(calls).toContainEqual(['collection.deleteMore', { ids: '1' }]))
  })

  it('come back when the server refuses', async () => {
    const { calls } = await removeFirst({ 'collection.deleteMore': '系统繁忙，请稍后再试' })
    await waitFor(() => expect(calls).toHaveLength(1))
    await screen.findByText('水壶')
  })

  it('say what to do when there are none', () => {
    stage({ isSignedIn: true }).show(<FavouriteList first={{ list: [], hasNext: false }} />)
    expect(screen.getByText('还没有收藏')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/category-1-1')
    expect(screen.queryByRole('button', { name: '管理' })).toBeNull()
  })
})
