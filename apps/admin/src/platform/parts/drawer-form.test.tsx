import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form, Input } from 'antd'
import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../api-error.ts'
import { mayLeave } from '../router.tsx'
import { DrawerForm } from './drawer-form.tsx'
import type { FormCall } from './modal-form.tsx'

type Call = Omit<FormCall<{ name: string }, number>, 'reset'>

function Drawn({
  call,
  onDone,
  onClose,
}: {
  call: Call
  onDone: (answer: number) => void
  onClose: () => void
}) {
  const [form] = Form.useForm<{ name: string }>()
  return (
    <DrawerForm
      title="Coupon"
      ok="Save"
      width={400}
      form={form}
      initial={{ name: '' }}
      call={call}
      inputOf={(values) => values}
      onDone={onDone}
      onClose={onClose}
    >
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
    </DrawerForm>
  )
}

function show(change: Partial<Call> = {}) {
  const mutate = vi.fn<Call['mutate']>()
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const { unmount } = render(
    <App>
      <Drawn
        call={{ mutate, isPending: false, error: null, ...change }}
        onDone={onDone}
        onClose={onClose}
      />
    </App>,
  )
  return { mutate, onDone, onClose, unmount }
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grace' } })

describe('a form at the side', () => {
  it('is sent once by a double press, and again after a refusal', async () => {
    const { mutate } = show()
    type()
    save()
    save()
    await waitFor(() => expect(mutate).toHaveBeenCalledOnce())
    mutate.mock.calls[0]![1].onError()
    save()
    await waitFor(() => expect(mutate).toHaveBeenCalledTimes(2))
    expect(mutate.mock.calls[1]![0]).toEqual({ name: 'Grace' })
  })

  it('closes once it is saved, and may be left then without a question', async () => {
    const { mutate, onDone, onClose } = show()
    type()
    save()
    await waitFor(() => expect(mutate).toHaveBeenCalledOnce())
    mutate.mock.calls[0]![1].onSuccess(7)
    expect(onClose).toHaveBeenCalledOnce()
    expect(onDone).toHaveBeenCalledWith(7, { name: 'Grace' })
    expect(await mayLeave()).toBe(true)
  })

  it('asks before Escape loses what was typed', async () => {
    const { onClose } = show()
    type()
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.click(await screen.findByRole('button', { name: '继续填写' }))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks before another page loses what was typed', async () => {
    show()
    expect(await mayLeave()).toBe(true)
    type()
    const left = mayLeave()
    fireEvent.click(await screen.findByRole('button', { name: /放\s*弃/ }))
    expect(await left).toBe(true)
  })

  it('says why it was refused', () => {
    show({ error: new CallFailure('refused', 'Somebody was first') })
    expect(screen.getByRole('alert').textContent).toContain('Somebody was first')
  })
})
