// @vitest-environment happy-dom
import { translateTexts } from '@mallard/testing/translator'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepTexts } from './index.ts'

let stop = () => {}
beforeEach(() => {
  stop = keepTexts()
})
afterEach(() => stop())

/** Translates, and lets everyone hear of it. */
async function translate(container: Element): Promise<void> {
  await act(async () => translateTexts(container))
  await settle()
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

function Bar({ amount, state, note }: { amount: number; state: string; note?: string }) {
  return (
    <p>
      合计 ¥{amount} {note && `省${note}`}
      {state}
      <b>{amount}</b>
    </p>
  )
}

describe('a page whose texts a translator has replaced', () => {
  it('shows what its texts say now', async () => {
    const { container, rerender } = render(<Bar amount={30} state="待付款" />)
    await translate(container)
    expect(container.querySelectorAll('font font').length).toBeGreaterThan(3)
    expect(container.textContent).toBe('合计 ¥30 待付款30')
    rerender(<Bar amount={50} state="已付款" />)
    await settle()
    expect(container.textContent).toBe('合计 ¥50 已付款50')
  })

  it('does so again after it was translated again', async () => {
    const { container, rerender } = render(<Bar amount={30} state="a" />)
    for (const amount of [31, 32, 33]) {
      await translate(container)
      rerender(<Bar amount={amount} state="a" />)
      await settle()
      expect(container.textContent).toBe(`合计 ¥${amount} a${amount}`)
    }
  })

  it('takes texts away and adds others where it stands', async () => {
    const { container, rerender } = render(<Bar amount={30} state="a" note="5" />)
    await translate(container)
    rerender(<Bar amount={30} state="" />)
    await settle()
    expect(container.textContent).toBe('合计 ¥30 30')
    rerender(<Bar amount={30} state="b" note="7" />)
    await settle()
    expect(container.textContent).toBe('合计 ¥30 省7b30')
  })

  it('stays translated where nothing changes', async () => {
    const { container, rerender } = render(<Bar amount={30} state="a" />)
    await translate(container)
    const fonts = container.querySelectorAll('font').length
    rerender(<Bar amount={30} state="a" />)
    await settle()
    expect(container.querySelectorAll('font').length).toBe(fonts)
  })

  it('says the same as before when the translator takes everything back', async () => {
    const { container, rerender } = render(<Bar amount={30} state="a" />)
    const texts = [...(container.querySelector('p')?.childNodes ?? [])].filter(
      (node) => node instanceof Text,
    )
    await translate(container)
    await act(async () => {
      const outer = [...container.querySelectorAll('p > font')]
      texts
        .filter((text) => text.data === '')
        .forEach((text, index) => outer[index]?.replaceWith(text))
    })
    await settle()
    expect(container.textContent).toBe('合计 ¥30 a30')
    rerender(<Bar amount={40} state="b" />)
    await settle()
    expect(container.textContent).toBe('合计 ¥40 b40')
  })
})

it('what nobody translated is left alone', async () => {
  const { container, rerender } = render(<Bar amount={30} state="a" />)
  rerender(<Bar amount={31} state="" note="5" />)
  await settle()
  expect(container.innerHTML).toBe('<p>合计 ¥31 省5<b>31</b></p>')
})
