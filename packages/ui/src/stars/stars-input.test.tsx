// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StarsInput } from './index.ts'

afterEach(cleanup)

/** How each is drawn: filled or as an outline. */
const looks = () => [...document.querySelectorAll('svg')].map(({ className }) => String(className))

describe('giving stars', () => {
  it('fills those that are given and draws the others as outlines, which stand out from any paper', () => {
    render(<StarsInput value={3} onChange={vi.fn()} label="评分" />)
    const [first, ...others] = looks()
    expect(others.map((look) => look === first)).toEqual([true, true, false, false])
  })

  it('tells how many are given', () => {
    const given = vi.fn()
    render(<StarsInput value={0} onChange={given} label="评分" />)
    fireEvent.click(screen.getByRole('radio', { name: '4 星，满分 5 星' }))
    expect(given).toHaveBeenCalledExactlyOnceWith(4)
  })
})
