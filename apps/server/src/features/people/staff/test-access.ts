import { randomUUID } from 'node:crypto'
import { largestId } from '@mallard/contract/fields'
import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import type { Db } from '#platform/db/database.ts'
import { insertOwnRole } from './role.repo.ts'
import { authenticatorOf, setUpFactor } from './test-factor.ts'

const sessionOf = async (who: Caller) =>
  (await who.data(staffCalls.sessions, {})).find(({ isCurrent }) => isCurrent)!.id

let phones = 0
const nextPhone = () => `1371${String((phones += 1)).padStart(7, '0')}`

let roles = 0
const roleName = () => `角色 ${(roles += 1)}`
const roleWish = () => ({
  name: roleName(),
  storeId: 1,
  rights: ['goods.read' as const],
  version: 0,
  requestId: randomUUID(),
})
/** A role that nobody of this partner has. */
function roleOf(db: Db, partnerId: number, at: Date): Promise<number> {
  const name = roleName()
  return insertOwnRole(db, partnerId, null, { name, nameKey: name, rights: ['goods.read'], at })
}

/** What the log of the back office can be searched by. */
const auditFilters = ['object', 'who', 'action', 'from', 'until']

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const at = new Date(shop.clock.now())
  const { db, limiter } = shop.services
  const { password } = shop.logins.find(({ login }) => login === 'owner')!
  const { id: ownerId } = await owner.data(staffCalls.me, {})
  /** Nobody has a second factor, and no wrong guess counts: the owner's password is enough. */
  const noFactor = async () => {
    await sql`delete from staff_factor`.execute(db)
    for (const guesses of [`password:${ownerId}`, `factor:${ownerId}@`])
      await limiter.reset(guesses)
  }
  const withFactor = async () => {
    await noFactor()
    // The next code of the phone would take the clock on, and with it jobs that wait for their time.
    const { codes } = await setUpFactor(shop, owner, password)
    return { password, code: codes[0]! }
  }
  return {
    open: {
      'staff.login': { login: 'owner', password },
    },
    admin: {
      'staff.logout': { own: async () => ({}) },
      'staff.me': { own: async () => ({}) },
      'staff.changePassword': {
        own: async () => ({ current: 'wrong password', next: 'another password' }),
        plain: ['current', 'next'],
      },
      'staff.list': { own: async () => ({}) },
      'staff.save': {
        own: async () => ({
          login: 'newcomer',
          name: '新同事',
          password: 'a first password',
          active: true,
          roles: [{ role: 'warehouse', storeId: 1 }],
        }),
        theirs: { id: (await theirs.owner.data(staffCalls.me, {})).id },
        missing: { id: largestId },
        plain: ['login', 'name', 'password', 'roles'],
      },
      'staff.audit': { own: async () => ({}), plain: auditFilters },
      'staff.auditExport': { own: async () => ({ format: 'csv' }), plain: auditFilters },
      'staff.peopleReads': { own: async () => ({}), plain: ['object', 'who', 'from', 'until'] },
      'staff.approvals': { own: async () => ({}) },
      'approval.rules': { own: async () => ({}) },
      'approval.save': {
        own: async () => {
          const { rules } = await (await shop.staff('owner')).data(approvalCalls.rules, {})
          const {
            possibleRoles: _possible,
            approvers: _approvers,
            ...rule
          } = rules.find(({ kind }) => kind === 'points')!
          return { ...rule, perDay: rule.perDay === 20_000 ? 20_001 : 20_000 }
        },
        plain: ['upTo', 'perDay', 'roles', 'version'],
      },
      'approval.code': { own: async () => ({ phone: nextPhone() }), plain: ['phone'] },
      'approval.phone': {
        own: async () => {
          const phone = nextPhone()
          await (await shop.staff('owner')).data(approvalCalls.code, { phone })
          const [text] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
          return { phone, code: text!.code, password }
        },
        plain: ['phone', 'code', 'password'],
      },
      'secondFactor.mine': { own: async () => ({}) },
      'secondFactor.begin': {
        own: async () => {
          await noFactor()
          return { password }
        },
        plain: ['password', 'code'],
      },
      'secondFactor.codes': { own: withFactor, plain: ['password', 'code'] },
      'secondFactor.confirm': {
        own: async () => {
          await noFactor()
          const { secret, ticket } = await owner.data(secondFactorCalls.begin, { password })
          return { ticket, code: authenticatorOf(shop, secret).now() }
        },
        plain: ['ticket', 'code'],
      },
      'secondFactor.off': { own: withFactor, plain: ['password', 'code'] },
      'role.list': { own: async () => ({}) },
      'role.save': {
        own: async () => roleWish(),
        theirs: { id: await roleOf(db, theirs.owner.scope.partnerId, at) },
        missing: { id: largestId },
        plain: ['name', 'storeId', 'rights', 'version', 'requestId'],
      },
      'role.remove': {
        own: async () => ({ id: await roleOf(db, owner.scope.partnerId, at) }),
        theirs: { id: await roleOf(db, theirs.owner.scope.partnerId, at) },
        missing: { id: largestId },
      },
      'secondFactor.saveRule': {
        own: async () => {
          await noFactor()
          const { version } = await owner.data(secondFactorCalls.team, {})
          return { everybody: false, roles: [], version }
        },
        plain: ['roles', 'version'],
      },
      'staff.newSignIns': { own: async () => ({}) },
      'staff.knowSignIns': { own: async () => ({ upTo: await sessionOf(owner) }), plain: ['upTo'] },
      'secondFactor.team': { own: async () => ({}) },
      'secondFactor.reset': {
        own: async () => {
          await noFactor()
          const colleague = await shop.staff('finance')
          return { id: (await colleague.data(staffCalls.me, {})).id }
        },
        theirs: { id: (await theirs.owner.data(staffCalls.me, {})).id },
        missing: { id: largestId },
      },
      'staff.sessions': { own: async () => ({}) },
      'staff.endSession': {
        // Another place where the same person is signed in.
        own: async () => ({ id: await sessionOf(await shop.staff('owner')) }),
        theirs: { id: await sessionOf(theirs.owner) },
        missing: { id: largestId },
      },
    },
    shared: {
      // To a phone that is to be one's own.
      'approval.code': ['sms_code'],
      // Colleagues of this store alone.
      'staff.save': ['staff', 'staff_change'],
    },
  }
}
