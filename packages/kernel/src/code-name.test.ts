import { expect, it } from 'vitest'
import { codeName } from './code-name.ts'

it('names what is stored, and nothing that its table does not have', () => {
  const codes = { open: 0, done: 2 } as const
  expect([0, 2, 1].map((stored) => codeName(codes, stored))).toEqual(['open', 'done', undefined])
})
