// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from './index.ts'

afterEach(cleanup)

describe('a field that opens a picker', () => {
  it('is a button that speaks its label and value, and is not checked when it is left for the picker', () => {
    const press = vi.fn()
    const blur = vi.fn()
    render(
      <Field
        label="所在地区"
        name="area"
        value=""
        placeholder="省 / 市 / 区"
        onChange={() => undefined}
        onPress={press}
        onBlur={blur}
      />,
    )
    const button = screen.getByRole('button', { name: '所在地区 省 / 市 / 区' })
    fireEvent.click(button)
    fireEvent.blur(button)
    expect(press).toHaveBeenCalledTimes(1)
    expect(blur).not.toHaveBeenCalled()
  })
})
