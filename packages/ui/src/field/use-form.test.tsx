// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Field, rulesOf, useForm } from './index.ts'

const rules = rulesOf('zh')
const submitted = vi.fn()
const failed = vi.fn()

function AddressForm() {
  const form = useForm({
    initial: { name: '', phone: '' },
    rules: { name: rules.name, phone: rules.phone },
    onSubmit: submitted,
    onFailed: failed,
  })
  return (
    <form {...form.props} data-testid="form">
      <Field label="收货人" {...form.field('name')} maxLength={4} />
      <Field label="手机号" {...form.field('phone')} type="digit" maxLength={11} />
      <button>保存</button>
      <output>{form.busy ? 'busy' : 'idle'}</output>
    </form>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>(/收货人/)
const phone = () => screen.getByLabelText<HTMLInputElement>(/手机号/)
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } })

beforeEach(() => {
  submitted.mockReset()
  failed.mockReset()
})
afterEach(cleanup)

describe('useForm', () => {
  it('checks a field when it is left, and again while one mends it', async () => {
    render(<AddressForm />)
    type(phone(), '123')
    expect(screen.queryByText('请输入正确的手机号')).toBeNull()
    fireEvent.blur(phone())
    await screen.findByText('请输入正确的手机号')
    expect(phone().getAttribute('aria-invalid')).toBe('true')
    type(phone(), '13800138000')
    await waitFor(() => expect(screen.queryByText('请输入正确的手机号')).toBeNull())
  })

  it('tells all errors of a failed submit and puts the focus on the first', async () => {
    render(<AddressForm />)
    fireEvent.submit(screen.getByTestId('form'))
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith([
        { name: 'name', message: '请填写姓名' },
        { name: 'phone', message: '请填写电话' },
      ]),
    )
    expect(submitted).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(name())
  })

  it('submits what was cleaned, once, however often one presses', async () => {
    const held = deferred()
    submitted.mockReturnValue(held.promise)
    render(<AddressForm />)
    type(name(), '林知夏一二三')
    type(phone(), '138 0013 8000 9')
    fireEvent.submit(screen.getByTestId('form'))
    fireEvent.submit(screen.getByTestId('form'))
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ name: '林知夏一', phone: '13800138000' }),
    )
    expect(screen.getByText('busy')).toBeTruthy()
    await act(async () => held.resolve())
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(screen.getByText('idle')).toBeTruthy()
  })

  it('does not cut a word that the keyboard is still composing', () => {
    render(<AddressForm />)
    fireEvent.compositionStart(name())
    type(name(), 'linzhixia')
    expect(name().value).toBe('linzhixia')
    type(name(), '林知夏')
    fireEvent.compositionEnd(name())
    expect(name().value).toBe('林知夏')
  })
})

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
