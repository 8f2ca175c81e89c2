// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '../link/index.ts'
import { Button, IconButton } from './index.ts'

afterEach(cleanup)

describe('Button', () => {
  it('lets no second press through while it is busy, and keeps the focus', () => {
    const press = vi.fn()
    const { rerender } = render(<Button onClick={press}>提交订单</Button>)
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    rerender(
      <Button onClick={press} busy>
        提交订单
      </Button>,
    )
    fireEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button)
  })

  it('does not submit its form while it is busy', () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          保存
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  it('draws its link with the component the app named', () => {
    render(
      <LinkProvider component={({ href, children }) => <a href={`/shop${href}`}>{children}</a>}>
        <Button href="/cart">去购物车</Button>
      </LinkProvider>,
    )
    expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/shop/cart')
  })

  it('is no link any more when it is disabled', () => {
    render(
      <Button href="/cart" disabled>
        去购物车
      </Button>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })
})

describe('IconButton', () => {
  it('speaks its name with the count that it shows', () => {
    render(<IconButton icon={<svg />} label="购物车" badge={128} />)
    expect(screen.getByRole('button', { name: '购物车 128' }).textContent).toBe('99+')
  })
})
