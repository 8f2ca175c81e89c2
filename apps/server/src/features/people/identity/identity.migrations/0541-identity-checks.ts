/** By whom a person is vouched for. */
export const identityChecksMigration = {
  id: '0541-identity-checks',
  sql: `
alter table member_identity add check (type in ('phone', 'wx-openid', 'wx-unionid', 'apple', 'oa'));
alter table sign_in_code add check (provider in ('weixin', 'apple', 'oa'));
`,
}
