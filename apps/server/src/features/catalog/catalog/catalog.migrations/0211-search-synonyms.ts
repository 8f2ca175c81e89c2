/** Words that mean the same, in groups, as a partner's staff keep them. */
export const searchSynonymsMigration = {
  id: '0211-search-synonyms',
  sql: `
create table search_synonyms (
  partner_id integer primary key references partner (id),
  /* arrays of words */
  groups jsonb not null,
  version integer not null
);
`,
}
