import type { PersonalData } from '#platform/personal-data.ts'
import { memberStatus } from './account.repo.ts'

export const personalData: PersonalData = {
  held: [
    {
      table: 'session',
      copy: {
        name: 'visits',
        title: ['登录与访问', 'Visits'],
        columns:
          't.created_at as "startedAt", t.seen_at as "seenAt", t.ip, t.user_agent as "device"',
      },
      forget: {
        set: `ip = '', user_agent = '', external_user_id = null, pending_external_id = null`,
      },
    },
    // Those below forget later, when the phone by which its rows are found is gone.
    {
      table: 'sms_code',
      copy: { withheld: 'digests of codes for minutes' },
      by: 'phone',
      forget: 'delete',
    },
    {
      table: 'member_password',
      copy: {
        name: 'password',
        title: ['登录密码', 'Password'],
        columns: 't.changed_at as "changedAt"',
      },
      forget: 'delete',
    },
    { table: 'ticket', copy: { withheld: 'digests of passes for minutes' }, forget: 'delete' },
    // As somebody's word knows the member; others' rows may lead here, so it stays without a name
    // or a number.
    {
      table: 'external_user',
      by: 'identity',
      copy: {
        name: 'signInAccounts',
        title: ['登录用的账号', 'Accounts one signs in with'],
        columns: 't.created_at as "knownAt", t.seen_at as "seenAt", t.type, t.nickname, t.avatar',
      },
      forget: { set: `subject = 'gone-' || t.id, unionid = null, nickname = '', avatar = ''` },
    },
    {
      table: 'member_identity',
      copy: {
        name: 'identities',
        title: ['绑定的账号', 'Bound accounts'],
        columns: 't.created_at as "boundAt", t.type, t.app_id as "app", t.subject',
      },
      forget: 'delete',
    },
    {
      table: 'consent',
      copy: {
        name: 'consents',
        title: ['协议同意记录', 'Consents'],
        columns:
          't.agreed_at as "agreedAt", t.code, t.version, t.host, t.withdrawn_at as "withdrawnAt"',
      },
      // Proof that they were given; it names nobody.
      forget: 'keep',
    },
    // Last: the rows above are found by the phone and the identities.
    {
      table: 'member',
      by: 'self',
      copy: {
        name: 'profile',
        title: ['个人资料', 'Profile'],
        columns: `t.created_at as "registeredAt", t.nickname, t.avatar, t.phone, t.gender, t.birthday, t.roles,
          t.integration as "points", t.growth`,
      },
      forget: {
        set: `nickname = '已注销用户', avatar = '', phone = null, gender = 0, birthday = null, roles = '{user}',
          staff_level = 0, status = ${memberStatus.cancelled}, cancel_at = null, cancel_reason = ''`,
      },
    },
  ],
}
