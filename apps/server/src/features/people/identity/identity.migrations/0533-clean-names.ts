import { unseenOf0533 } from '#platform/db/unseen.ts'

/** A name that nothing is left of is that of somebody who has none. */
export const cleanNamesMigration = {
  id: '0533-clean-names',
  sql: `
update external_user set nickname = btrim(regexp_replace(nickname, '${unseenOf0533}', '', 'g')) where nickname ~ '${unseenOf0533}';
update member set nickname = coalesce(nullif(btrim(regexp_replace(nickname, '${unseenOf0533}', '', 'g')), ''), '用户' || coalesce(right(phone, 4), ''))
where nickname ~ '${unseenOf0533}';
`,
}
