// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Picker, type PickerProps } from './index.ts'

afterEach(cleanup)

const hours = ['不限', '上午', '下午', '晚上'].map((value) => ({
  value,
  label: value,
  disabled: value === '下午',
}))

function Delivery({
  onConfirm,
  ...rest
}: { onConfirm: (value: string[]) => void } & Partial<PickerProps>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Picker
      open={isOpen}
      onClose={() => setOpen(false)}
      title="收货时间"
      columns={[{ label: '时段', options: hours }]}
      value={['不限']}
      onConfirm={onConfirm}
      {...rest}
    />
  )
}

const chosen = (wheel: HTMLElement) =>
  within(wheel).getByRole('option', { selected: true }).textContent

describe('Picker', () => {
  it('is moved with the keys, over what may not be chosen, and confirms the choice', async () => {
    const confirm = vi.fn()
    render(<Delivery onConfirm={confirm} />)
    const wheel = await screen.findByRole('listbox', { name: '时段' })
    expect(chosen(wheel)).toBe('不限')
    fireEvent.keyDown(wheel, { key: 'ArrowDown' })
    fireEvent.keyDown(wheel, { key: 'ArrowDown' })
    expect(chosen(wheel)).toBe('晚上')
    fireEvent.keyDown(wheel, { key: 'ArrowUp' })
    expect(chosen(wheel)).toBe('上午')
    expect(wheel.getAttribute('aria-activedescendant')).toBe(
      within(wheel).getByRole('option', { selected: true }).id,
    )
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(confirm).toHaveBeenCalledWith(['上午'])
  })

  it('takes the double tap of a screen reader', async () => {
    const confirm = vi.fn()
    render(<Delivery onConfirm={confirm} />)
    fireEvent.click(await screen.findByRole('option', { name: '晚上' }), { detail: 0 })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(confirm).toHaveBeenCalledWith(['晚上'])
  })

  it('tells nothing when it is cancelled', async () => {
    const confirm = vi.fn()
    render(<Delivery onConfirm={confirm} />)
    const wheel = await screen.findByRole('listbox', { name: '时段' })
    fireEvent.keyDown(wheel, { key: 'End' })
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(document.querySelector('dialog')?.open).toBe(false)
  })

  it('draws items of 44 px, six of them in sight, unless told otherwise', async () => {
    render(<Delivery onConfirm={() => undefined} />)
    const wheel = await screen.findByRole('listbox', { name: '时段' })
    expect(wheel.parentElement?.style.height).toBe('264px')
    expect(screen.getByRole('option', { name: '上午' }).style.height).toBe('44px')
  })

  it('turns for a second when it is thrown, and has its buttons on top unless told otherwise', async () => {
    vi.stubGlobal(
      'DOMMatrixReadOnly',
      class {
        readonly m42 = 0
      },
    )
    render(<Delivery onConfirm={() => undefined} />)
    const wheel = await screen.findByRole('listbox', { name: '时段' })
    wheel.setPointerCapture = () => undefined
    const turning = wheel.firstElementChild as HTMLElement
    const swipe = (pixels: number, milliseconds: number) => {
      for (const [type, clientY, at] of [
        ['pointerdown', 200, 1],
        ['pointermove', 200 - pixels, 1 + milliseconds],
        ['pointerup', 200 - pixels, 1 + milliseconds],
      ] as const) {
        const event = new PointerEvent(type, { bubbles: true, isPrimary: true, clientY })
        Object.defineProperty(event, 'timeStamp', { value: at })
        fireEvent(wheel, event)
      }
      return turning.style.transitionDuration
    }
    expect(swipe(60, 120)).toBe('1000ms')
    expect(chosen(wheel)).toBe('晚上')
    // Slowly, or a little: it only falls into its place.
    expect(swipe(20, 300)).toBe('200ms')
    expect(swipe(15, 120)).toBe('200ms')
    const [confirm, column] = [screen.getByRole('button', { name: '确定' }), wheel]
    expect(confirm.compareDocumentPosition(column) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
