import { auditActions, auditKinds } from '@mallard/contract/people/staff/audit.codes'
import { actionText, auditObjectOf, kindText } from '@mallard/contract/people/staff/audit-words'
import { describe, expect, it } from 'vitest'
import { sections } from '#platform/places.ts'
import { pageOfObject } from './audit-object.ts'

const scope = { partnerId: 1, storeId: 2 }
/** Kinds whose things have no page of their own. */
const pageless = ['sku', 'mediaFolder', 'review', 'bill', 'difference', 'partner', 'staff', 'job']

describe('what the log names', () => {
  it.each(auditKinds)('%s is read, has words, and leads to its page', (kind) => {
    expect(auditObjectOf(`${kind} 12`)).toEqual({ kind, number: '12' })
    expect(kindText(kind, false)).toMatch(/\p{Script=Han}/u)
    expect(kindText(kind, true)).toMatch(/^[A-Z]/)
    const page = pageOfObject(scope, { kind, number: '12' })
    expect(page === undefined).toBe(pageless.includes(kind))
    if (page) expect(sections).toContain(page.split('/')[3]?.split('?')[0])
  })

  it.each(auditActions)('%s has words in both languages', (action) => {
    expect(actionText(action, false)).toMatch(/\p{Script=Han}/u)
    expect(actionText(action, true)).toMatch(/^[A-Z][^\p{Script=Han}]+$/u)
  })

  it('is nothing without a number', () => {
    expect(auditObjectOf('invariants')).toBeUndefined()
    expect(auditObjectOf('order ')).toBeUndefined()
    expect(auditObjectOf('screen 3')).toBeUndefined()
  })
})
