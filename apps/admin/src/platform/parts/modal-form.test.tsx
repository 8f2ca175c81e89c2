import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form, Input } from 'antd'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from '@testing-library/react'
import { CallFailure } from '../api-error.ts'
import { ModalForm, type FormCall } from './modal-form.tsx'
import { ReasonForm } from './reason-form.tsx'

type Call = FormCall<{ name: string }, number>

function show(change: Partial<Call> = {}, isBlocked = false) {
  const call: Call = { mutate: vi.fn(), isPending: false, error: null, reset: vi.fn(), ...change }
  const onClose = vi.fn()
  render(
    <App>
      <ModalForm
        title="Rename"
        ok="Save"
        isBlocked={isBlocked}
        initial={{ name: ' Ada ' }}
        call={call}
        inputOf={({ name }: { name: string }) => ({ name: name.trim() })}
        done={(count) => `${count} renamed`}
        onClose={onClose}
      >
        <Form.Item name="name" label="Name" rules={[{ required: true, message: 'A name, please' }]}>
          <Input />
        </Form.Item>
      </ModalForm>
    </App>,
  )
  return { call, onClose }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a form over the page', () => {
  afterEach(cleanup)

  it('sends what the fields hold, as the call wants it', async () => {
    const { call } = show()
    press('Save')
    await waitFor(() =>
      expect(call.mutate).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }, expect.anything()),
    )
  })

  it('says what was done, and closes', async () => {
    const { onClose } = show({ mutate: (_, { onSuccess }) => onSuccess(3) })
    press('Save')
    await screen.findByText('3 renamed')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('sends nothing while a field is wrong', async () => {
    const { call } = show()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
    press('Save')
    await screen.findByText('A name, please')
    expect(call.mutate).not.toHaveBeenCalled()
  })

  const escape = () => fireEvent.keyDown(window, { key: 'Escape' })
  const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grace' } })

  it('is closed by Escape while nothing was typed', () => {
    const { onClose } = show()
    escape()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks before Escape loses what was typed, once however often it is pressed', async () => {
    const { onClose } = show()
    type()
    escape()
    escape()
    fireEvent.click(await screen.findByRole('button', { name: '继续填写' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace')
  })

  it('loses what was typed once that is meant', async () => {
    const { onClose } = show()
    type()
    escape()
    fireEvent.click(await screen.findByRole('button', { name: /放\s*弃/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('is closed by Cancel without a question', () => {
    const { onClose } = show()
    type()
    press('取 消')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says why it was refused, and keeps what was typed', () => {
    const { onClose } = show({ error: new CallFailure('refused', 'Somebody was first') })
    expect(screen.getByRole('alert').textContent).toContain('Somebody was first')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(' Ada ')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('forgets the refusal when it is closed', () => {
    const { call, onClose } = show({ error: new CallFailure('refused', 'Somebody was first') })
    press('取 消')
    expect(call.reset).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is sent once by a double press, and again after a refusal', async () => {
    const mutate = vi.fn<Call['mutate']>()
    show({ mutate })
    press('Save')
    press('Save')
    await waitFor(() => expect(mutate).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(mutate).toHaveBeenCalledOnce()
    mutate.mock.calls[0]?.[1].onError()
    press('Save')
    await waitFor(() => expect(mutate).toHaveBeenCalledTimes(2))
  })

  it('cannot be sent a second time, nor before it is ready', async () => {
    const pending = show({ isPending: true })
    fireEvent.submit(screen.getByLabelText('Name'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    cleanup()
    const blocked = show({}, true)
    fireEvent.submit(screen.getByLabelText('Name'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pending.call.mutate).not.toHaveBeenCalled()
    expect(blocked.call.mutate).not.toHaveBeenCalled()
  })
})

describe('the focus, once a form has closed', () => {
  afterEach(cleanup)

  function Page({ isOpenerGone = false }: { isOpenerGone?: boolean }) {
    const [isOpen, setIsOpen] = useState(false)
    const [isDone, setIsDone] = useState(false)
    return (
      <App>
        <main id="main" tabIndex={-1}>
          {!(isOpenerGone && isDone) && <button onClick={() => setIsOpen(true)}>Rename it</button>}
        </main>
        {isOpen && (
          <ModalForm
            title="Rename"
            ok="Save"
            call={{
              mutate: (_, { onSuccess }) => onSuccess(1),
              isPending: false,
              error: null,
              reset: vi.fn(),
            }}
            inputOf={() => ({})}
            done="Renamed"
            onClose={() => {
              setIsOpen(false)
              setIsDone(true)
            }}
          >
            <Input aria-label="Name" autoFocus />
          </ModalForm>
        )}
      </App>
    )
  }

  async function openByKeyboard(): Promise<HTMLElement> {
    const opener = screen.getByRole('button', { name: 'Rename it' })
    opener.focus()
    fireEvent.click(opener)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    return opener
  }

  it('is on what opened it', async () => {
    render(<Page />)
    const opener = await openByKeyboard()
    press('取 消')
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('is on the page where what opened it is gone', async () => {
    render(<Page isOpenerGone />)
    await openByKeyboard()
    press('Save')
    await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  })
})

describe('asking for a reason', () => {
  afterEach(cleanup)

  function ask(most: number) {
    const mutate = vi.fn()
    render(
      <App>
        <ReasonForm
          words={{
            title: 'Refuse',
            hint: 'Read by the buyer',
            label: 'Reason',
            needed: 'Say why',
            ok: 'Refuse',
          }}
          most={most}
          call={{ mutate, isPending: false, error: null, reset: vi.fn() }}
          inputOf={(reason: string) => ({ reason })}
          done="Refused"
          onClose={vi.fn()}
        />
      </App>,
    )
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Too late' } })
    return mutate
  }

  it('is sent by Enter from a long field too, but by no Enter that ends a line or picks a word', async () => {
    const mutate = ask(200)
    const field = screen.getByLabelText('Reason')
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(mutate).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() =>
      expect(mutate).toHaveBeenCalledExactlyOnceWith({ reason: 'Too late' }, expect.anything()),
    )
  })

  it('takes a usual one at a tap', async () => {
    const mutate = vi.fn()
    render(
      <App>
        <ReasonForm
          words={{
            title: 'Refuse',
            hint: 'Read by the buyer',
            label: 'Reason',
            needed: 'Say why',
            usual: 'Sold out|Wrong price',
            ok: 'Refuse',
          }}
          least={2}
          call={{ mutate, isPending: false, error: null, reset: vi.fn() }}
          inputOf={(reason: string) => ({ reason })}
          done="Refused"
          onClose={vi.fn()}
        />
      </App>,
    )
    press('Refuse')
    await screen.findByText('Say why')
    expect(mutate).not.toHaveBeenCalled()
    press('Wrong price')
    press('Refuse')
    await waitFor(() =>
      expect(mutate).toHaveBeenCalledExactlyOnceWith({ reason: 'Wrong price' }, expect.anything()),
    )
  })
})
