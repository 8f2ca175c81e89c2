// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChipGroup } from './index.ts'

afterEach(cleanup)

describe('ChipGroup', () => {
  it('is a named group of radios of which what is sold out cannot be chosen', () => {
    const choose = vi.fn()
    render(
      <ChipGroup
        label="颜色"
        value="sage"
        onChange={choose}
        options={[
          { value: 'sage', label: '鼠尾草' },
          { value: 'oat', label: '燕麦白' },
          { value: 'coal', label: '炭黑', disabled: true },
        ]}
      />,
    )
    expect(screen.getByRole('group', { name: '颜色' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '鼠尾草' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '燕麦白' }))
    fireEvent.click(screen.getByRole('radio', { name: '炭黑' }))
    expect(choose.mock.calls).toEqual([['oat']])
  })
})
