/** Members are found by a part of their name. */
export const memberNameMigration = {
  id: '0226-member-name',
  sql: `
/* neighbouring characters of a text, in lower case: a part of two or more can be looked for by an index */
create function text_pairs(words text) returns text[] immutable strict parallel safe language sql as $$
  select coalesce(array_agg(distinct substr(lower(words), n, 2)), '{}') from generate_series(1, length(words) - 1) n
$$;
create index member_name on member using gin (text_pairs(nickname)) where status <> 3;
`,
}
