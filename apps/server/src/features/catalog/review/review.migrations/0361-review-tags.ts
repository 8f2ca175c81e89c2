/** What a review says in a word, by codes. */
export const reviewTagsMigration = {
  id: '0361-review-tags',
  sql: `
alter table review add column tags text[] not null default '{}';
`,
}
