// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { alert, confirm, prompt } from './index.ts'

vi.mock('./ask.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

describe('a question whose code does not come', () => {
  afterEach(() => document.body.replaceChildren())

  it('is answered neither yes nor no, and that is said', async () => {
    expect(await confirm({ title: '取消订单？' })).toBeUndefined()
    await screen.findAllByText('网络异常，请稍后重试')
    expect(await prompt({ title: '昵称', label: '昵称' })).toBeUndefined()
    await expect(alert({ text: '已经售罄' })).resolves.toBeUndefined()
  })

  it('can be asked again', async () => {
    await confirm({ title: '取消订单？' })
    document.body.replaceChildren()
    await confirm({ title: '取消订单？' })
    await screen.findAllByText('网络异常，请稍后重试')
  })
})
