// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './index.ts'

afterEach(cleanup)

function Shelf({ dismissible, onClosed }: { dismissible?: boolean; onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>选规格</button>
      <Sheet
        open={isOpen}
        onClose={() => {
          setOpen(false)
          onClosed?.()
        }}
        title="选择规格"
        dismissible={dismissible}
      >
        <input aria-label="备注" />
      </Sheet>
    </>
  )
}

async function openSheet() {
  fireEvent.click(screen.getByText('选规格'))
  const sheet = await screen.findByRole<HTMLDialogElement>('dialog', { name: '选择规格' })
  await waitFor(() => expect(sheet.open).toBe(true))
  return sheet
}

describe('Sheet', () => {
  it('is not in the page before it is opened', () => {
    render(<Shelf />)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('opens as a named modal and stays open under strict rendering', async () => {
    const closed = vi.fn()
    render(
      <StrictMode>
        <Shelf onClosed={closed} />
      </StrictMode>,
    )
    const sheet = await openSheet()
    await new Promise((settle) => setTimeout(settle))
    expect(sheet.open).toBe(true)
    expect(closed).not.toHaveBeenCalled()
  })

  it('closes by Escape, by its button and by a press beside it, and keeps what was typed', async () => {
    render(<Shelf />)
    const sheet = await openSheet()
    fireEvent.change(screen.getByLabelText('备注'), { target: { value: '不要辣' } })
    fireEvent(sheet, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(sheet.open).toBe(false))
    await openSheet()
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('不要辣')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(sheet.open).toBe(false))
    await openSheet()
    fireEvent.click(sheet)
    await waitFor(() => expect(sheet.open).toBe(false))
  })

  it('holds when only its own buttons may close it', async () => {
    render(<Shelf dismissible={false} />)
    const sheet = await openSheet()
    fireEvent(sheet, new Event('cancel', { cancelable: true }))
    fireEvent.click(sheet)
    expect(sheet.open).toBe(true)
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  })

  it('is pulled away by a finger, but not from inside a list that can still scroll up', async () => {
    render(<Shelf />)
    const sheet = await openSheet()
    const body = screen.getByLabelText('备注').parentElement
    if (!body) throw new Error('no body')
    const pull = () => {
      fireEvent.touchStart(body, { touches: [{ clientX: 0, clientY: 100 }] })
      fireEvent.touchMove(body, { touches: [{ clientX: 0, clientY: 300 }] })
      fireEvent.touchEnd(body)
    }
    body.scrollTop = 40
    pull()
    expect(sheet.open).toBe(true)
    body.scrollTop = 0
    pull()
    await waitFor(() => expect(sheet.open).toBe(false))
  })
})
