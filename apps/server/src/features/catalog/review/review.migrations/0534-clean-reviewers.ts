import { unseenOf0533 } from '#platform/db/unseen.ts'

/** Names as their members had them when they wrote. */
export const cleanReviewersMigration = {
  id: '0534-clean-reviewers',
  sql: `
update review set nickname = coalesce(nullif(btrim(regexp_replace(nickname, '${unseenOf0533}', '', 'g')), ''), '用户')
where nickname ~ '${unseenOf0533}';
`,
}
