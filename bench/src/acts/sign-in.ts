import { type Act, memberCount } from '../act.ts'

export const act: Act = {
  name: 'check-ins',
  aim: 2000,
  ready: async () => ({
    path: '/b2c/sign/1-1/sign',
    body: () => ({}),
    count: `select count(*)::int as count from sign_in d join member m on m.id = d.member_id where m.nickname like 'bench %'`,
    expected: memberCount,
  }),
}
