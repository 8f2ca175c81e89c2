// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TabPanel, Tabs } from './index.ts'

afterEach(cleanup)

const items = [
  { key: 'all', label: '全部' },
  { key: 'unpaid', label: '待付款' },
  { key: 'shipped', label: '待收货' },
]

function Orders() {
  const [tab, setTab] = useState('all')
  return (
    <>
      <Tabs label="订单状态" items={items} value={tab} onChange={setTab} />
      {items.map((item) => (
        <TabPanel key={item.key} of={item.key} active={item.key === tab}>
          {item.label}的订单
        </TabPanel>
      ))}
    </>
  )
}

describe('Tabs', () => {
  it('that go with their page hand the focus to those of the next one, and to no others', () => {
    const page = (key: string, value: string, label = '订单状态') => (
      <Tabs key={key} label={label} items={items} value={value} onChange={() => undefined} />
    )
    const { rerender } = render(page('first', 'all'))
    screen.getByRole('tab', { selected: true }).focus()
    rerender(page('second', 'unpaid'))
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '待付款' }))
    rerender(page('third', 'all', '评价'))
    expect(document.activeElement).toBe(document.body)
  })

  it('shows the panel of the pressed tab', () => {
    render(<Orders />)
    fireEvent.click(screen.getByRole('tab', { name: '待付款' }))
    expect(screen.getByRole('tabpanel', { name: '待付款' }).textContent).toBe('待付款的订单')
  })

  it('is one stop of the Tab key; arrows move inside and around the end', () => {
    render(<Orders />)
    const list = screen.getByRole('tablist')
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    fireEvent.keyDown(list, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '待收货' }))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('待收货')
    fireEvent.keyDown(list, { key: 'Home' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('全部')
  })
})
