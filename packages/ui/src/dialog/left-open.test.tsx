import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirm } from './index.ts'

// Two tests on purpose: what the first leaves open must not keep the second from asking.
describe('a question that nobody answered', () => {
  it.each(['a first', 'a second'])('is asked by the next page as well: %s time', async () => {
    void confirm({ title: '请先登录' })
    expect(await screen.findByText('请先登录')).toBeDefined()
  })
})
