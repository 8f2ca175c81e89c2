/** Promoters of before have the role that follows from being one. */
export const fxRoleMigration = {
  id: '0611-fx-role',
  sql: `
update member m set roles = array_append(m.roles, 'distributor')
from fx_promoter p where p.partner_id = m.partner_id and p.member_id = m.id and p.status = 1 and not 'distributor' = any(m.roles);
`,
}
