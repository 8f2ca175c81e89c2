import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { usePages, type Pages } from './use-pages.ts'

const pages = [['a', 'b'], ['c', 'd'], ['e']]

function start(answer: (pageNum: number) => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: number[] = []
  const seen: { now: Pages<string> } = {
    now: { items: [], state: 'idle', loadMore: () => undefined },
  }
  const List = ({ word }: { word: string }) => {
    const list = usePages<string>({ list: pages[0]!, hasNext: true }, (pageNum) => ({
      queryKey: ['list', word, pageNum],
      queryFn: () => {
        asked.push(pageNum)
        return answer(pageNum)
      },
    }))
    useEffect(() => {
      seen.now = list
    })
    return null
  }
  const of = (word: string) => (
    <QueryClientProvider client={client}>
      <List word={word} />
    </QueryClientProvider>
  )
  const { rerender } = render(of('one'))
  return { client, seen, asked, show: (word: string) => rerender(of(word)) }
}

const page = async (pageNum: number) => ({
  list: pages[pageNum - 1],
  hasNext: pageNum < pages.length,
})
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

describe('a list that grows', () => {
  it('asks for each further page once, and ends', async () => {
    const { seen, asked } = start(page)
    seen.now.loadMore()
    seen.now.loadMore()
    await settle()
    expect(seen.now.items).toEqual(['a', 'b', 'c', 'd'])
    act(() => seen.now.loadMore())
    await settle()
    expect(seen.now).toMatchObject({ items: ['a', 'b', 'c', 'd', 'e'], state: 'done' })
    act(() => seen.now.loadMore())
    expect(asked).toEqual([2, 3])
  })

  it('ends where a list became shorter: its last page comes instead, and is there already', async () => {
    const { seen, asked } = start(async () => ({ ...(await page(1)), pageNum: 1 }))
    act(() => seen.now.loadMore())
    await settle()
    expect(seen.now).toMatchObject({ items: ['a', 'b'], state: 'done' })
    expect(asked).toEqual([2])
  })

  it('keeps what is there when a page fails, and tries that page again', async () => {
    let isDown = true
    const { seen, asked } = start((pageNum) =>
      isDown ? Promise.reject(new Error('down')) : page(pageNum),
    )
    act(() => seen.now.loadMore())
    await settle()
    expect(seen.now).toMatchObject({ items: ['a', 'b'], state: 'failed' })
    isDown = false
    act(() => seen.now.loadMore())
    await settle()
    expect(seen.now.items).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).toEqual([2, 2])
  })

  it('begins again for another list, and finds the old one as long as it was', async () => {
    const { seen, show } = start(page)
    act(() => seen.now.loadMore())
    await settle()
    show('two')
    expect(seen.now).toMatchObject({ items: ['a', 'b'], state: 'idle' })
    show('one')
    expect(seen.now.items).toHaveLength(4)
  })

  it('asks for every page again when what it showed is no longer true', async () => {
    let language = 'zh'
    const { client, seen, asked } = start(async (pageNum) => ({
      list: [`${language} ${pageNum}`],
      hasNext: pageNum < 3,
    }))
    for (let time = 0; time < 2; time += 1) {
      act(() => seen.now.loadMore())
      await settle()
    }
    expect(seen.now.items).toEqual(['a', 'b', 'zh 2', 'zh 3'])
    language = 'en'
    await act(() => client.invalidateQueries())
    await settle()
    expect(seen.now.items).toEqual(['a', 'b', 'en 2', 'en 3'])
    expect(asked).toEqual([2, 3, 2, 3])
  })
})
