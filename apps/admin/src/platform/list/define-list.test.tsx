import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../api-error.ts'
import { navigate } from '../router.tsx'
import type { Session } from '../session.ts'
import { inStore } from '../test-in-store.tsx'
import { defineTexts } from '../texts.ts'
import { defineList, type ListPage } from './define-list.tsx'
import { ChoiceField, WordField } from './fields.tsx'
import { oneOf, words } from './filters.ts'

interface Lamp {
  id: number
  name: string
}
type LampPage = ListPage<Lamp> & { readonly lit: number }

const read = vi.fn<(asked: object) => Promise<LampPage>>()
const make = vi.fn()
const light = vi.fn<(lamp: Lamp) => Promise<void>>()
const texts = defineTexts({ title: '灯', none: '没有灯' }, { title: 'Lamps', none: 'No lamps' })

const Lamps = defineList({
  texts,
  filters: { q: words(), sort: oneOf(['new', 'old'], 'new') },
  name: 'lamps',
  read: (_api, asked) => ({
    queryKey: ['1-1', 'lamps', 'list', asked],
    queryFn: () => read(asked),
  }),
  useOwn: () => '盏',
  head: ({ texts: { title }, data, open }) => ({
    title,
    hint: data && `lit ${data.lit}`,
    actions: (
      <button onClick={() => open((close) => <button onClick={close}>close it</button>)}>
        open it
      </button>
    ),
  }),
  export: () => ({ text: 'keep', make, nothing: 'nothing to keep', cut: 'there were more' }),
  tabs: ({ field, data }) => ({
    chosen: field('sort').value,
    tabs: [
      { key: 'new', text: 'newest', count: data?.total },
      { key: 'old', text: 'oldest', count: undefined },
    ],
    onChoose: (key) => field('sort').onChange(key === 'old' ? 'old' : 'new'),
  }),
  fields: ({ field }) => (
    <>
      <WordField of={field('q')} label="search" />
      <ChoiceField
        of={field('sort')}
        label="sort"
        options={[
          { value: 'new', label: 'N' },
          { value: 'old', label: 'O' },
        ]}
        width={100}
      />
    </>
  ),
  rowKey: 'id',
  columns: (_, unit) => [{ title: 'name', key: 'name', render: (__, { name }) => name + unit }],
  width: 300,
  bulk: () => [
    {
      key: 'light',
      text: 'light',
      isFor: ({ id }) => id > 0,
      each: light,
      nameOf: ({ name }) => name,
      done: (count) => `${count} lit`,
    },
  ],
  opens: ({ id }) => `/admin/1-1/goods/${id}`,
  total: () => (total) => `${total} lamps`,
  tab: 'sort',
  empty: ({ texts: { none } }) => ({ title: none }),
})

const page = (names: readonly string[], total = names.length): LampPage => ({
  list: names.map((name, id) => ({ id, name })),
  total,
  lit: 1,
})

async function open(query = ''): Promise<void> {
  await navigate(`/admin/1-1/lamps${query}`)
  const session = {
    me: { id: 7 },
    scope: { partnerId: 1, storeId: 1 },
    api: {},
  } as unknown as Session
  render(
    inStore(session, <Lamps />, new QueryClient({ defaultOptions: { queries: { retry: false } } })),
  )
}

afterEach(() => {
  cleanup()
  read.mockReset()
  make.mockReset()
  light.mockReset()
})

it('asks for what the address says, and shows the rows with what the list has of its own', async () => {
  read.mockResolvedValue(page(['table'], 30))
  await open('?q=de&sort=old&page=2')
  await screen.findByText('table盏')
  expect(read).toHaveBeenCalledExactlyOnceWith({ q: 'de', sort: 'old', pageNum: 2, pageSize: 20 })
  screen.getByText('lit 1')
  screen.getByText('30 lamps')
  fireEvent.click(screen.getByText('table盏'))
  await waitFor(() => expect(location.pathname).toBe('/admin/1-1/goods/0'))
})

it('shows the last page that has rows where the asked one has none any more', async () => {
  read.mockResolvedValue({ ...page(['table', 'floor'], 40), pageNum: 2 } as LampPage)
  await open('?page=3')
  await screen.findByText('table盏')
  expect(document.querySelector('.ant-pagination-item-active')?.textContent).toBe('2')
})

it('keeps a filter in the address, from the first page on, and leaves out what is meant without it', async () => {
  read.mockResolvedValue(page(['table'], 90))
  await open('?page=3')
  fireEvent.click(await screen.findByText('oldest'))
  await waitFor(() => expect(location.search).toBe('?sort=old'))
  fireEvent.change(screen.getByLabelText('search'), { target: { value: 'de' } })
  fireEvent.keyDown(screen.getByLabelText('search'), { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(location.search).toBe('?sort=old&q=de'))
  fireEvent.click(screen.getByText('newest'))
  await waitFor(() => expect(location.search).toBe('?q=de'))
  fireEvent.click(screen.getByTitle('2'))
  await waitFor(() => expect(location.search).toBe('?q=de&page=2'))
  await waitFor(() =>
    expect(read).toHaveBeenLastCalledWith({ q: 'de', sort: 'new', pageNum: 2, pageSize: 20 }),
  )
})

it('turns pages from the rows at hand, and begins again with the first', async () => {
  read.mockResolvedValue({ ...page(['table'], 90), first: '1.9.9', last: '1.5.5' })
  await open('?q=de')
  fireEvent.click(await screen.findByTitle('2'))
  await waitFor(() => expect(location.search).toBe('?q=de&page=2&after=1.5.5'))
  await waitFor(() =>
    expect(read).toHaveBeenLastCalledWith({
      q: 'de',
      sort: 'new',
      pageNum: 2,
      pageSize: 20,
      after: '1.5.5',
    }),
  )
  fireEvent.click(screen.getByTitle('1'))
  await waitFor(() => expect(location.search).toBe('?q=de'))
  fireEvent.click(screen.getByTitle('3'))
  await waitFor(() => expect(location.search).toBe('?q=de&page=3&after=1.5.5'))
  fireEvent.click(screen.getByText('oldest'))
  await waitFor(() => expect(location.search).toBe('?q=de&sort=old'))
})

it('leads back from a page that is too far to be jumped to', async () => {
  read.mockRejectedValueOnce(new CallFailure('refused', '', 'pageTooFar', { most: 10_000 }))
  read.mockResolvedValue(page(['table']))
  await open('?page=2000')
  await screen.findByText(/不能直接翻到第 10000 条以后/)
  fireEvent.click(screen.getByRole('button', { name: '回到第一页' }))
  await screen.findByText('table盏')
  expect(location.search).toBe('')
})

it('says when there is nothing, and takes the filters away at a press', async () => {
  read.mockResolvedValueOnce(page([])).mockResolvedValue(page(['table']))
  await open('?q=x&sort=old')
  await screen.findByText('没有灯')
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  await screen.findByText('table盏')
  expect(location.search).toBe('')
})

it('has no filters to take away on another tab, nor of what means nothing', async () => {
  read.mockResolvedValue(page([]))
  await open('?sort=old&q=%20&page=x')
  await screen.findByText('没有灯')
  expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull()
})

it('says why it could not be fetched, and tries again', async () => {
  read.mockRejectedValueOnce(new CallFailure('offline')).mockResolvedValue(page(['table']))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /重\s*试/ }))
  await screen.findByText('table盏')
})

it('opens a form over itself and closes it', async () => {
  read.mockResolvedValue(page([]))
  await open()
  fireEvent.click(screen.getByText('open it'))
  fireEvent.click(screen.getByText('close it'))
  expect(screen.queryByText('close it')).toBeNull()
})

it('offers its rows as a table, and says when there are none', async () => {
  read.mockResolvedValue(page([]))
  make.mockResolvedValue({ file: { name: 'a.csv', type: 'text/csv', base64: '' }, rows: 0 })
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^keep/ }))
  fireEvent.click(await screen.findByText('CSV (.csv)'))
  await screen.findByText('nothing to keep')
  expect(make.mock.calls[0]?.[0]).toBe('csv')
})

it('does with several rows what is for them, says which were refused, and asks again', async () => {
  read.mockResolvedValue(page(['table', 'wall', 'floor']))
  light.mockImplementation(({ name }) =>
    name === 'wall' ? Promise.reject(new CallFailure('offline')) : Promise.resolve(),
  )
  await open()
  await screen.findByText('table盏')
  expect(screen.queryByRole('button', { name: 'light' })).toBeNull()
  fireEvent.click(screen.getAllByLabelText('选择这一行')[0]!)
  fireEvent.click(screen.getByRole('button', { name: '全选本页' }))
  expect(screen.queryByRole('button', { name: '全选本页' })).toBeNull()
  screen.getByText('已选 3 项')
  fireEvent.click(screen.getByRole('button', { name: 'light' }))
  await screen.findByText('1 lit')
  await screen.findByText(/^wall: /)
  expect(screen.getAllByText('1 项没有成功')).not.toHaveLength(0)
  expect(light.mock.calls.map(([{ name }]) => name)).toEqual(['wall', 'floor'])
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/已选/)).toBeNull()
})

it('keeps no row chosen that is not shown any more', async () => {
  read.mockResolvedValue(page(['table', 'wall'], 90))
  await open()
  await screen.findByText('table盏')
  fireEvent.click(screen.getAllByLabelText('选择这一行')[0]!)
  screen.getByText('已选 1 项')
  fireEvent.click(screen.getByTitle('2'))
  await waitFor(() => expect(location.search).toBe('?page=2'))
  expect(screen.queryByText(/已选/)).toBeNull()
})

it('keeps what it is narrowed by as a view with a name, shows it again, and forgets it', async () => {
  localStorage.clear()
  read.mockResolvedValue(page(['table']))
  await open('?q=de&page=2')
  fireEvent.click(await screen.findByRole('button', { name: /^视图/ }))
  fireEvent.click(await screen.findByText('保存当前筛选'))
  fireEvent.change(screen.getByLabelText('视图名称'), { target: { value: ' 台灯 ' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await screen.findByRole('button', { name: /^台灯/ })
  cleanup()

  await open('?sort=old&page=3')
  fireEvent.click(await screen.findByRole('button', { name: /^视图/ }))
  fireEvent.click(await screen.findByText('台灯'))
  await waitFor(() => expect(location.search).toBe('?q=de'))
  fireEvent.click(screen.getByRole('button', { name: /^台灯/ }))
  fireEvent.click(await screen.findByText('删除视图「台灯」'))
  await screen.findByRole('button', { name: /^视图/ })
  cleanup()

  await open()
  await screen.findByText('table盏')
  expect(screen.queryByRole('button', { name: /^视图/ })).toBeNull()
})
