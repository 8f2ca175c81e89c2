import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import search from './search.screen.tsx'

const nothing = { list: [], total: 0, pageNum: 1, pageSize: 20, hasNext: false }
const some = { ...nothing, list: [], total: 3 }
const words = {
  hotWords: ['手冲壶', '滤纸'],
  suggestions: ['圆肩电水壶'],
  facets: {
    categories: [],
    attrs: [{ key: '颜色', values: ['墨黑'] }],
    priceMin: 100,
    priceMax: 200,
  },
}

interface Shown {
  found?: object
  words?: object
}

function open(query: Record<string, string>, answers: Answers = {}, shown: Shown = {}) {
  const set = stage({
    page: { name: 'search', query },
    answers: { 'catalog.searchCategoryList': words, 'catalog.recommend': nothing, ...answers },
  })
  const Screen = search.Screen as ComponentType<object>
  const Page = () => (
    <Screen {...{ ...usePage(), data: { found: nothing, words, ...shown }, hint: undefined }} />
  )
  set.show(<Page />)
  return set
}

/** Words that were looked for before, as the page offers them. */
function keptWords(): string[] {
  cleanup()
  open({})
  const section = screen.queryByText('最近搜索')?.closest('section')
  return within(section ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

beforeEach(() => {
  localStorage.clear()
  cleanup()
})

describe('the search page', () => {
  it('searches by what is left where the fiftieth letter is half of a character', () => {
    const { went } = open({})
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: `${'壶'.repeat(49)}😀` } })
    fireEvent.submit(box.closest('form')!)
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('壶'.repeat(49))}`])
  })

  it('offers hot words, and what was looked for and found before', () => {
    const { went } = open({})
    fireEvent.click(screen.getByRole('button', { name: '滤纸' }))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('滤纸')}`])
    expect(keptWords()).not.toContain('滤纸')
    open({ q: '滤纸' }, {}, { found: some })
    expect(keptWords()).toContain('滤纸')
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

  it('counts what each suggestion finds, and offers the word that was meant', async () => {
    const completions = [{ word: '水壶盖', count: 1001 }]
    const { went } = open(
      {},
      {
        'catalog.searchCategoryList': {
          ...words,
          completions,
          didYouMean: { q: '水壶', isShown: true },
        },
      },
    )
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '水胡' } })
    expect(await screen.findByRole('button', { name: '水壶盖 1000+ 件' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '你是不是要找 水壶' }))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('水壶')}`])
  })

  it('helps on when nothing is found, and does not keep the word', async () => {
    open({ q: 'xyzzy' }, {}, { words: { ...words, nearest: [{ id: 4, name: '日常水壶' }] } })
    expect(screen.getByText('没有找到“xyzzy”')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '手冲壶' })).toBeTruthy()
    expect(screen.getByText('没有找到“xyzzy”')).toBeTruthy()
    expect(screen.getByRole('link', { name: '日常水壶' }).getAttribute('href')).toBe(
      '/list/1-1?categoryId=4',
    )
    expect(keptWords()).not.toContain('xyzzy')
  })

  it.each([
    [true, '电水胡', '电水壶', '没有找到“电水胡”，你是不是要找 电水壶？'],
    [false, '豆将机', '豆浆机', '你是不是要找 豆浆机？'],
  ])(
    'says what a word may have been meant as, shown already: %s, and keeps what found something',
    async (isShown, q, meant, line) => {
      const { went } = open(
        { q },
        {},
        { found: some, words: { ...words, didYouMean: { q: meant, isShown } } },
      )
      const button = await screen.findByRole('button', { name: meant })
      expect(button.closest('p')?.textContent).toBe(line)
      fireEvent.click(button)
      expect(went).toEqual([`/list/1-1?q=${encodeURIComponent(meant)}`])
      const [kept, left] = isShown ? [meant, q] : [q, meant]
      expect(keptWords()).toContain(kept)
      expect(keptWords()).not.toContain(left)
    },
  )

  it('offers to loosen the filters when they leave nothing', async () => {
    const { went } = open({ q: '水壶', inStock: '1', sort: 'sales' })
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
    expect(went).toEqual([`/list/1-1?q=${encodeURIComponent('水壶')}&sort=sales`])
  })

  it('puts sort and filters into the address', async () => {
    const { went } = open({ q: '水壶' })
    fireEvent.click(screen.getByRole('button', { name: '价格从低到高' }))
    fireEvent.click(screen.getByRole('button', { name: '筛选' }))
    fireEvent.click(await screen.findByRole('button', { name: '墨黑' }))
    fireEvent.click(screen.getByRole('button', { name: '查看结果' }))
    const q = encodeURIComponent('水壶')
    await waitFor(() =>
      expect(went).toEqual([
        `/list/1-1?q=${q}&sort=priceUp`,
        `/list/1-1?q=${q}&attrs=${encodeURIComponent('颜色:墨黑')}`,
      ]),
    )
  })
})
