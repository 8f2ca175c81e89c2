import { operationsAdminCalls } from '@mallard/contract/insight/operations/operations-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { sheetRows } from '#app/testing/test-sheets.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const finance = await shop.staff('finance')
const save = (login: string) =>
  owner.data(staffCalls.save, {
    login,
    name: '=新同事',
    password: 'a first password',
    active: true,
    roles: [{ role: 'warehouse', storeId: 1 }],
  })

it('the log is found by who, what, which thing and when, and leaves as a table', async () => {
  const begin = shop.clock.now()
  const { id } = await save('first-one')
  await finance.data(operationsAdminCalls.runInvariants, {})
  shop.clock.advance(hour)
  await save('second-one')
  const found = async (input: object) =>
    (await owner.data(staffCalls.audit, { pageSize: 100, ...input })).list.map(
      ({ action }) => action,
    )
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
  const rows = await sheetRows(file)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual(['时间', '操作人', '操作', '对象', '改动', 'IP', '操作代码', '对象代码'])
  expect(rows[1]).toEqual(
    expect.arrayContaining([
      '保存员工',
      'staff.save',
      expect.stringMatching(/^员工 \d+$/),
      expect.stringMatching(/^staff \d+$/),
    ]),
  )
  expect(String(rows[1]?.[4]).split('\n')).toEqual([
    '姓名：=新同事',
    '登录名：second-one',
    '角色：仓库 #1',
    '可以登录：是',
    '设了新密码：是',
  ])
  owner.cookies.set('lang', 'en')
  const english = await owner.data(staffCalls.auditExport, {
    format: 'xlsx',
    object: `staff ${id}`,
  })
  owner.cookies.delete('lang')
  const [, row] = await sheetRows(english)
  expect(row?.slice(2, 5)).toEqual([
    'Saved staff',
    `Staff ${id}`,
    expect.stringContaining(
      'Name: =新同事\nLogin: first-one\nRoles: Warehouse #1\nMay sign in: yes',
    ),
  ])
  expect(await found({ action: 'audit.export' })).toEqual(['audit.export', 'audit.export'])
})

it('the log says that one gave another person a password, and never which', async () => {
  const member = await save('third-one')
  await owner.data(staffCalls.save, { ...member, password: 'a second password' })
  await owner.data(staffCalls.save, member)
  const { list } = await owner.data(staffCalls.audit, { object: `staff ${member.id}` })
  expect(list.map(({ changes }) => Object.keys(changes))).toEqual([
    [],
    ['password'],
    expect.arrayContaining(['login', 'password']),
  ])
  expect(JSON.stringify(list)).not.toContain('second password')
})
