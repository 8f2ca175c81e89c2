// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stepper } from './index.ts'

const limit = vi.fn()

function Shelf({ start = 1, ...more }: { start?: number; max?: number; step?: number }) {
  const [value, setValue] = useState(start)
  return <Stepper label="购买数量" value={value} onChange={setValue} onLimit={limit} {...more} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '数量' })

beforeEach(() => limit.mockReset())
afterEach(cleanup)

describe('Stepper', () => {
  it('steps up to what is in stock and then says that this is the limit', () => {
    render(<Shelf max={2} />)
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    expect(input().value).toBe('2')
    expect(limit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    expect(input().value).toBe('2')
    expect(limit).toHaveBeenCalledWith('max')
  })

  it('takes a typed number when the field is left, cut to the bounds', () => {
    render(<Shelf max={6} />)
    fireEvent.change(input(), { target: { value: '1a2' } })
    expect(input().value).toBe('12')
    fireEvent.blur(input())
    expect(input().value).toBe('6')
    expect(limit).toHaveBeenCalledWith('max')
  })

  it('keeps the old number when the field is left empty', () => {
    render(<Shelf start={3} />)
    fireEvent.change(input(), { target: { value: '' } })
    fireEvent.blur(input())
    expect(input().value).toBe('3')
  })

  it('goes by its step, also when a number between two is typed', () => {
    render(<Shelf max={10} step={3} />)
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    expect(input().value).toBe('4')
    fireEvent.change(input(), { target: { value: '9' } })
    fireEvent.blur(input())
    expect(input().value).toBe('7')
  })

  it('does not go below one', () => {
    render(<Shelf />)
    fireEvent.click(screen.getByRole('button', { name: '减少' }))
    expect(input().value).toBe('1')
    expect(limit).toHaveBeenCalledWith('min')
  })
})
