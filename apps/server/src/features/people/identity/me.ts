import type { Me } from '@mallard/contract/people/identity/identity.fields'
import type { MemberRow } from './member.repo.ts'

/** What a member is told of themselves. */
export function meOf(member: MemberRow): Me {
  return {
    id: member.id,
    uuid: member.uuid,
    nickname: member.nickname,
    avatar: member.avatar,
    phoneMasked: member.phone ? `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}` : '',
    roles: member.roles as Me['roles'],
    staffLevel: member.staff_level,
    gender: member.gender as Me['gender'],
    birthday: member.birthday ?? '',
    integration: member.integration,
    growth: member.growth,
    cancelAt: member.cancel_at?.getTime() ?? null,
  }
}
