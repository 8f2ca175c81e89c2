import type { MouseEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { opensPage, pagesBelow } from './table-rows.ts'

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn(async () => true) }))
vi.mock('#platform/router.tsx', () => ({ navigate }))

function click(inside: string): void {
  document.body.innerHTML = `<table><tr><td>words ${inside}</td></tr></table>`
  const target = document.querySelector('[data-target]') ?? document.querySelector('td')!
  opensPage('/admin/1-1/orders/7')({ target } as unknown as MouseEvent)
}

describe('a click on a row', () => {
  beforeEach(() => {
    navigate.mockClear()
    getSelection()?.removeAllRanges()
  })

  it('opens its page', () => {
    click('')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/1-1/orders/7')
  })

  it('opens nothing where a link or a button was meant', () => {
    click('<a href="#"><b data-target>number</b></a>')
    click('<button><i data-target>on</i></button>')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('opens nothing while words are marked', () => {
    document.body.innerHTML = '<p>marked</p>'
    getSelection()?.selectAllChildren(document.querySelector('p')!)
    opensPage('/admin/1-1/orders/7')({ target: document.body } as unknown as MouseEvent)
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('the pages below a table', () => {
  it('leave the first page without a number in the address', () => {
    const onPage = vi.fn()
    const { onChange } = pagesBelow({
      pageNum: 2,
      pageSize: 20,
      total: undefined,
      showTotal: String,
      onPage,
    })
    onChange?.(3, 20)
    onChange?.(1, 20)
    expect(onPage.mock.calls).toEqual([[3], [undefined]])
  })

  it('say that there are more where nobody counted to the end', () => {
    const pages = {
      pageNum: 1,
      pageSize: 20,
      total: 10_000,
      showTotal: (count: number) => `${count} orders`,
      onPage: vi.fn(),
    }
    expect(pagesBelow(pages).showTotal?.(10_000, [1, 20])).toBe('10000 orders')
    expect(
      pagesBelow({ ...pages, orMore: (total) => `${total} or more` }).showTotal?.(10_000, [1, 20]),
    ).toBe('10000 orders or more')
  })
})
