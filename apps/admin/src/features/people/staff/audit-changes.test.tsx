import type { AuditEntry } from '@mallard/contract/people/staff/staff.calls'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AuditChanges } from './audit-changes.tsx'

it('shows a long change in part and then whole, in a list that is nothing but terms', () => {
  const long = '壶'.repeat(200)
  const changes = { title: { before: '细流壶', after: long } }
  const entry = { action: 'goods.save', changes } as unknown as AuditEntry
  const { container } = render(<AuditChanges entry={entry} />)
  expect(container.textContent).not.toContain(long)
  fireEvent.click(screen.getByRole('button'))
  expect(container.textContent).toContain(long)
  const others = [...container.querySelectorAll('dl > *')].filter(
    ({ tagName }) => tagName !== 'DIV',
  )
  expect(others).toEqual([])
})
