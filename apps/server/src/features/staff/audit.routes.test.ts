import { operationsDeskCalls } from '@mallard/contract/operations/operations-desk.calls'
import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { testShop } from '#app/test-shop.ts'
import { readSheetFile } from '#platform/sheets/index.ts'

const shop = await testShop()
const owner = await shop.staff()
const finance = await shop.staff('finance')
const save = (login: string) =>
  owner.data(staffCalls.save, { login, name: '=新同事', password: 'a first password', active: true, roles: [{ role: 'warehouse', storeId: 1 }] })

it('the log is found by who, what, which thing and when, and leaves as a table', async () => {
  const begin = shop.clock.now()
  const { id } = await save('first-one')
  await finance.data(operationsDeskCalls.runInvariants, {})
  shop.clock.advance(hour)
  await save('second-one')
  const found = async (wish: object) => (await owner.data(staffCalls.audit, { pageSize: 100, ...wish })).list.map(({ action }) => action)
  expect(await found({})).toEqual(['staff.save', 'invariants.run', 'staff.save'])
  expect(await found({ who: '财务' })).toEqual(['invariants.run'])
  expect(await found({ who: '%' })).toEqual([])
  expect(await found({ action: 'staff.' })).toEqual(['staff.save', 'staff.save'])
  expect(await found({ action: 'invariants.run' })).toEqual(['invariants.run'])
  expect(await found({ object: 'staff' })).toHaveLength(2)
  expect(await found({ object: `staff ${id}` })).toHaveLength(1)
  expect(await found({ from: begin + 1 })).toEqual(['staff.save'])
  expect(await found({ until: begin + 1 })).toHaveLength(2)
  expect((await owner.call(staffCalls.audit, { action: "x' or 1=1" })).reason).toBe('badInput')

  const file = await owner.data(staffCalls.auditExport, { format: 'csv', object: 'staff' })
  const rows = (await readSheetFile(Buffer.from(file.base64, 'base64'), 100)) ?? []
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain('staff.save')
  expect(String(rows[1]?.[4])).toContain('login: null → "second-one"')
  expect(await found({ action: 'audit.export' })).toEqual(['audit.export'])
})

it('the log says that one gave another person a password, and never which', async () => {
  const member = await save('third-one')
  await owner.data(staffCalls.save, { ...member, password: 'a second password' })
  await owner.data(staffCalls.save, member)
  const { list } = await owner.data(staffCalls.audit, { object: `staff ${member.id}` })
  expect(list.map(({ changes }) => Object.keys(changes))).toEqual([[], ['password'], expect.arrayContaining(['login', 'password'])])
  expect(JSON.stringify(list)).not.toContain('second password')
})
