import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PagedRows } from '../list/paged-rows.tsx'
import { inStore } from '../test-in-store.tsx'
import { AllRows } from './all-rows.tsx'

const lamps = Array.from({ length: 7 }, (_, place) => ({ id: place, name: `lamp ${place}` }))
const columns = [{ title: 'name', dataIndex: 'name' }]
const shown = () => screen.queryAllByText(/^lamp /).map(({ textContent }) => textContent)
const turnTo = (page: number) => fireEvent.click(screen.getByTitle(String(page)))

afterEach(cleanup)

it('shows rows that are there so many at a time, and as few pages as there are', () => {
  const show = (rows: typeof lamps) =>
    inStore({}, <AllRows rowKey="id" rows={rows} atOnce={3} columns={columns} width={300} />)
  const { rerender } = render(show(lamps))
  turnTo(3)
  expect(shown()).toEqual(['lamp 6'])
  rerender(show(lamps.slice(0, 5)))
  expect(shown()).toEqual(['lamp 3', 'lamp 4'])
  rerender(show(lamps.slice(0, 3)))
  expect(shown()).toEqual(['lamp 0', 'lamp 1', 'lamp 2'])
  expect(screen.queryByTitle('1')).toBeNull()
})

it('reads rows a page at a time, and from the first when something else is asked', async () => {
  const show = (of: string) =>
    inStore(
      {},
      <PagedRows<{ id: number; name: string }>
        read={(_api, { pageNum, pageSize }) => ({
          queryKey: ['1-1', 'lamps', of, { pageNum, pageSize }],
          queryFn: async () => ({ list: [{ id: 1, name: `lamp ${of}${pageNum}` }], total: 7 }),
        })}
        pageSize={3}
        rowKey="id"
        columns={columns}
        width={300}
      />,
    )
  const { rerender } = render(show('a'))
  await screen.findByText('lamp a1')
  turnTo(2)
  await screen.findByText('lamp a2')
  rerender(show('b'))
  await screen.findByText('lamp b1')
})
