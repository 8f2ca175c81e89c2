import { fen } from '@mallard/kernel'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import integralCenter from './integral-center.screen.tsx'

const points = {
  list: [],
  total: 0,
  pageNum: 1,
  pageSize: 20,
  hasNext: false,
  balance: 0,
  worth: fen(0),
  debt: 0,
  expiring: null,
  spendPercent: 30 as number | null,
  expiryText: '长期有效',
}

function open(rateBp: number, highestRateBp: number, rules: object = {}) {
  const Screen = integralCenter.Screen as ComponentType<object>
  stage({ isSignedIn: true, page: { name: 'integralCenter' } }).show(
    <Screen {...{ data: { points: { ...points, rateBp, highestRateBp, ...rules } } }} />,
  )
}

it('says what one earns at one’s own level, and that higher ones earn more only where they do', () => {
  open(10_000, 15_000)
  expect(screen.getByText(/每实付 1 元得 1 积分/)).toBeTruthy()
  expect(screen.getByText('会员等级越高积分越多，最高每元 1.5 积分。')).toBeTruthy()
})

it('promises nothing of levels where all earn the same, or to who stands highest', () => {
  open(15_000, 15_000)
  expect(screen.getByText(/每实付 1 元得 1.5 积分/)).toBeTruthy()
  expect(screen.queryByText(/会员等级越高/)).toBeNull()
})

it('says what the rules are: the share that points pay, and how long they hold', () => {
  open(10_000, 10_000)
  expect(screen.getByText(/最多抵用券后商品金额的 30%/)).toBeTruthy()
  expect(screen.getByText(/^积分长期有效；/)).toBeTruthy()
})

it('says nothing of earning or paying where it is off, and growth goes on', () => {
  open(0, 0, { spendPercent: null })
  expect(screen.getByText(/每实付 1 元得 1 成长值/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/得 [\d.]+ 积分|100 积分抵/)
})
