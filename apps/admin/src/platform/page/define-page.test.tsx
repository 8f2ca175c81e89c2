import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../api-error.ts'
import { navigate } from '../router.tsx'
import { inStore } from '../test-in-store.tsx'
import { defineTexts } from '../texts.ts'
import { definePage } from './define-page.tsx'

interface Lamp {
  name: string
  watts: number
}

const read = vi.fn<(id: string) => Promise<Lamp>>()
const texts = defineTexts({ title: '灯', back: '所有灯' }, { title: 'Lamp', back: 'All lamps' })

const LampPage = definePage({
  texts,
  read: (_api, id) => ({
    queryKey: ['1-1', 'lamps', 'detail', id],
    queryFn: () => read(id),
    retry: false,
  }),
  section: 'goods',
  back: ({ back }) => back,
  waiting: ({ texts: { title }, id }) => `${title} ${id}`,
  useOwn: () => ' W',
  head: ({ one }) => ({ title: one.name }),
  body: ({ one, open, again }, unit) => (
    <>
      <p>{one.watts + unit}</p>
      <button onClick={() => open((close, now) => <button onClick={close}>{now.watts}</button>)}>
        change
      </button>
      <button onClick={() => void again()}>again</button>
    </>
  ),
  fresh: (like) => <p>{like ? `like ${like.name}` : 'empty'}</p>,
})

function show(id: string): void {
  render(inStore({ scope: { partnerId: 1, storeId: 1 } }, <LampPage id={id} />))
}

afterEach(async () => {
  cleanup()
  read.mockReset()
  await navigate('/')
})

it('names itself and leads back before it is read, then is what was read', async () => {
  read.mockResolvedValue({ name: 'Desk lamp', watts: 7 })
  show('3')
  expect(screen.getByRole('heading', { name: '灯 3' })).toBeDefined()
  expect(screen.getByRole('link', { name: '所有灯' }).getAttribute('href')).toBe('/admin/1-1/goods')
  expect(await screen.findByRole('heading', { name: 'Desk lamp' })).toBeDefined()
  expect(screen.getByText('7 W')).toBeDefined()
  expect(screen.getByRole('link', { name: '所有灯' })).toBeDefined()
})

it('gives what stands over it the thing as it is by then', async () => {
  read.mockResolvedValueOnce({ name: 'Desk lamp', watts: 7 })
  read.mockResolvedValue({ name: 'Desk lamp', watts: 9 })
  show('3')
  fireEvent.click(await screen.findByText('change'))
  fireEvent.click(screen.getByText('again'))
  fireEvent.click(await screen.findByRole('button', { name: '9' }))
  expect(screen.queryByRole('button', { name: '9' })).toBeNull()
})

it('says what failed, with another try below its heading', async () => {
  read.mockRejectedValueOnce(new CallFailure('offline'))
  read.mockResolvedValue({ name: 'Desk lamp', watts: 7 })
  show('3')
  fireEvent.click(await screen.findByRole('button', { name: '重 试' }))
  expect(await screen.findByRole('heading', { name: 'Desk lamp' })).toBeDefined()
})

it('makes a new one, which may be like another that is read first', async () => {
  show('new')
  expect(screen.getByText('empty')).toBeDefined()
  expect(read).not.toHaveBeenCalled()
  cleanup()
  read.mockResolvedValue({ name: 'Desk lamp', watts: 7 })
  await navigate('/?like=3')
  show('new')
  expect(await screen.findByText('like Desk lamp')).toBeDefined()
  expect(read).toHaveBeenCalledExactlyOnceWith('3')
})
