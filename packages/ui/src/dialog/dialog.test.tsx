// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { alert, confirm, prompt } from './index.ts'

describe('confirm', () => {
  it('answers yes by its button and leaves nothing behind', async () => {
    const answer = confirm({ title: '删除地址？', text: '删除后不可恢复', danger: true })
    expect(await screen.findByRole('alertdialog', { name: '删除地址？' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await answer).toBe(true)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('answers no by cancel and by Escape', async () => {
    const first = confirm({ text: '取消订单？' })
    fireEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect(await first).toBe(false)
    const second = confirm({ text: '取消订单？' })
    fireEvent(
      await screen.findByRole('alertdialog', { name: '取消订单？' }),
      new Event('cancel', { cancelable: true }),
    )
    expect(await second).toBe(false)
  })

  it('asks once when a button is tapped twice, and again afterwards', async () => {
    const answers: (boolean | undefined)[] = []
    const ask = () => void confirm({ title: '取消订单？' }).then((answer) => answers.push(answer))
    ask()
    ask()
    // Neither yes nor no, and at once: anyone who asked second waits for nothing.
    await waitFor(() => expect(answers).toEqual([undefined]))
    await screen.findByRole('alertdialog')
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(answers).toEqual([undefined, true]))
    ask()
    fireEvent.click(await screen.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(answers).toEqual([undefined, true, false]))
  })

  it('speaks the language of the page', async () => {
    document.documentElement.lang = 'en'
    const answer = confirm({ title: 'Delete?' })
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
    expect(await answer).toBe(true)
  })
})

describe('alert', () => {
  it('has one button only', async () => {
    const told = alert({ text: '商品已更新' })
    await screen.findByRole('alertdialog')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button'))
    await told
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('prompt', () => {
  it('gives the trimmed line, the empty one too, and nothing when cancelled', async () => {
    const first = prompt({ title: '修改昵称', label: '昵称', value: '木鱼' })
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '昵称' })
    expect(input.value).toBe('木鱼')
    fireEvent.change(input, { target: { value: ' 山月 ' } })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await first).toBe('山月')

    const second = prompt({ label: '昵称' })
    fireEvent.click(await screen.findByRole('button', { name: '确定' }))
    expect(await second).toBe('')

    const third = prompt({ label: '昵称' })
    fireEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect(await third).toBeUndefined()
  })
})
