// @vitest-environment happy-dom
import { fen } from '@mallard/kernel/money'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Price } from './index.ts'

afterEach(cleanup)

function textOf(element: React.ReactElement): string | null {
  return render(element).container.textContent
}

describe('Price', () => {
  it('leaves out the cents of a round price and keeps them where sums must add up', () => {
    expect(textOf(<Price amount={fen(129900)} />)).toBe('¥1299')
    expect(textOf(<Price amount={fen(129900)} cents="always" />)).toBe('¥1299.00')
    expect(textOf(<Price amount={fen(129905)} />)).toBe('¥1299.05')
  })

  it('puts the minus of a discount before the sign of the currency', () => {
    expect(textOf(<Price amount={fen(-50)} />)).toBe('−¥0.50')
  })

  it('strikes through a higher original price only, and says what it is', () => {
    const { container } = render(<Price amount={fen(100)} original={fen(200)} />)
    expect(container.querySelector('del')?.textContent).toBe('原价¥2')
    cleanup()
    expect(
      render(<Price amount={fen(200)} original={fen(200)} />).container.querySelector('del'),
    ).toBeNull()
    cleanup()
    expect(
      render(<Price amount={fen(200)} original={fen(100)} />).container.querySelector('del'),
    ).toBeNull()
  })
})
