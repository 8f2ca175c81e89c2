/** Words that found nothing in a store; nobody's name stands beside them. */
export const searchMissMigration = {
  id: '0363-search-miss',
  sql: `
create table search_miss (
  partner_id integer not null,
  store_id integer not null,
  word text not null,
  searches integer not null default 1 check (searches > 0),
  last_at timestamptz not null,
  primary key (partner_id, store_id, word),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index search_miss_last on search_miss (last_at);
`,
}
