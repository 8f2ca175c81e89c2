import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '../router.tsx'
import { CardList, type ListColumn } from './card-list.tsx'

interface Lamp {
  id: number
  name: string
  note?: string
}

const columns: ListColumn<Lamp>[] = [
  { title: 'lamp', dataIndex: 'name' },
  { title: 'state', key: 'state', card: 'corner', render: () => 'lit' },
  { title: 'note', dataIndex: 'note' },
  { title: 'number', key: 'number', card: 'none', render: (_, { id }) => `no. ${id}` },
  { title: 'wide screens', key: 'wide', responsive: ['xl'], render: () => 'far away' },
  { title: '', key: 'do', render: () => <button>switch</button> },
]
const rows: Lamp[] = [
  { id: 1, name: 'table', note: 'brass' },
  { id: 2, name: 'wall' },
]

it('shows a row as a card: what names it, lines with their titles, buttons; nothing for what is not there', () => {
  render(
    <CardList
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      addressOf={undefined}
      choice={undefined}
    />,
  )
  const [table, wall] = screen.getAllByRole('listitem')
  expect(table!.textContent).toBe('tablelitnotebrassswitch')
  expect(wall!.textContent).toBe('walllitswitch')
  expect(within(table!).getByText('note').tagName).toBe('DT')
})

it('opens the page of a row, but not by its buttons or its box', async () => {
  await navigate('/admin/1-1/lamps')
  const onChange = vi.fn()
  const choice = { keys: [2], onChange, label: 'choose' }
  render(
    <CardList
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      addressOf={({ id }) => `/admin/1-1/lamps/${id}`}
      choice={choice}
    />,
  )
  fireEvent.click(screen.getAllByText('switch')[0]!)
  const [first, second] = screen.getAllByLabelText('choose')
  fireEvent.click(first!)
  expect(onChange).toHaveBeenLastCalledWith([2, 1])
  fireEvent.click(second!)
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(location.pathname).toBe('/admin/1-1/lamps')
  fireEvent.click(screen.getByText('table'))
  await waitFor(() => expect(location.pathname).toBe('/admin/1-1/lamps/1'))
})
