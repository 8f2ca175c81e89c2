import { largestId } from '@mallard/contract/fields'
import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/test-access.ts'

const sessionOf = async (who: Caller) =>
  (await who.data(staffCalls.sessions, {})).find(({ isCurrent }) => isCurrent)!.id

let phones = 0
const nextPhone = () => `1371${String((phones += 1)).padStart(7, '0')}`

export const access: AccessOf = async ({ shop, theirs }) => ({
  admin: {
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
      plain: ['kind', 'upTo', 'perDay', 'roles', 'alone', 'version'],
    },
    'approval.code': { own: async () => ({ phone: nextPhone() }), plain: ['phone'] },
    'approval.phone': {
      own: async () => {
        const phone = nextPhone()
        await (await shop.staff('owner')).data(approvalCalls.code, { phone })
        const [text] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
        const { password } = shop.logins.find(({ login }) => login === 'owner')!
        return { phone, code: text!.code, password }
      },
      plain: ['phone', 'code', 'password'],
    },
    'staff.sessions': { own: async () => ({}) },
    'staff.endSession': {
      // Another place where the same person is signed in.
      own: async () => ({ id: await sessionOf(await shop.staff('owner')) }),
      theirs: { id: await sessionOf(theirs.owner) },
      missing: { id: largestId },
    },
  },
})
