/** What an external search engine knows, so that it is sent what differs and no more. */
export const searchEngineMigration = {
  id: '0213-search-engine',
  sql: `
create table search_indexed (
  partner_id integer not null,
  store_id integer not null,
  /* 0: how the store's index searches */
  goods_id bigint not null,
  digest text not null,
  primary key (partner_id, store_id, goods_id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
`,
}
