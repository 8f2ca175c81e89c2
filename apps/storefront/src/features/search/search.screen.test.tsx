import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import search from './search.screen.tsx'

const nothing = { list: [], total: 0, pageNum: 1, pageSize: 20, hasNext: false }
const words = {
  hotWords: ['手冲壶', '滤纸'],
  suggestions: ['圆肩电水壶'],
  facets: { categories: [], attrs: [{ key: '颜色', values: ['墨黑'] }], priceMin: 100, priceMax: 200 },
}

function open(query: Record<string, string>, answers: Answers = {}) {
  const set = stage({ page: { name: 'search', query }, answers: { 'catalog.searchCategoryList': words, 'catalog.recommend': nothing, ...answers } })
  const Screen = search.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { found: nothing, words }, hint: undefined }} />
  set.show(<Page />)
  return set
}

beforeEach(() => localStorage.clear())

describe('the search page', () => {
  it('offers hot words, and what was looked for before', async () => {
    const { went } = open({})
    fireEvent.click(screen.getByRole('button', { name: '滤纸' }))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('滤纸')}`])
    expect(await screen.findByText('最近搜索')).toBeTruthy()
  })

  it('suggests while one types', async () => {
    const { went } = open({})
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '水壶' } })
    const suggestion = await screen.findByText('圆肩电')
    expect(screen.queryByText('大家在搜')).toBeNull()
    fireEvent.click(suggestion)
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('圆肩电水壶')}`])
  })

  it('searches for the word it proposes when nothing is typed', () => {
    const { went } = open({})
    fireEvent.submit(screen.getByRole('search'))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('手冲壶')}`])
  })

  it('helps on when nothing is found', () => {
    open({ q: 'xyzzy' })
    expect(screen.getByText('没有找到“xyzzy”')).toBeTruthy()
    expect(screen.getByRole('button', { name: '手冲壶' })).toBeTruthy()
  })

  it('offers to loosen the filters when they leave nothing', () => {
    const { went } = open({ q: '水壶', inStock: '1', sort: 'sales' })
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('水壶')}&sort=sales`])
  })

  it('puts sort and filters into the address', async () => {
    const { went } = open({ q: '水壶' })
    fireEvent.click(screen.getByRole('button', { name: '价格从低到高' }))
    fireEvent.click(screen.getByRole('button', { name: '筛选' }))
    fireEvent.click(await screen.findByRole('button', { name: '墨黑' }))
    fireEvent.click(screen.getByRole('button', { name: '查看结果' }))
    const q = encodeURIComponent('水壶')
    await waitFor(() => expect(went).toEqual([`/list/1-1?q=${q}&sort=priceUp`, `/list/1-1?q=${q}&attrs=${encodeURIComponent('颜色:墨黑')}`]))
  })
})
