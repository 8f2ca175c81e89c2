import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form, Input } from 'antd'
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
    await waitFor(() => expect(call.mutate).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }, expect.anything()))
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

describe('asking for a reason', () => {
  afterEach(cleanup)

  it('takes a usual one at a tap', async () => {
    const mutate = vi.fn()
    render(
      <App>
        <ReasonForm
          words={{ title: 'Refuse', hint: 'Read by the buyer', label: 'Reason', needed: 'Say why', usual: 'Sold out|Wrong price', ok: 'Refuse' }}
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
    await waitFor(() => expect(mutate).toHaveBeenCalledExactlyOnceWith({ reason: 'Wrong price' }, expect.anything()))
  })
})
