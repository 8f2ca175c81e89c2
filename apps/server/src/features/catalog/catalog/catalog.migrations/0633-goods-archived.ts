/** Goods that are made no more are archived: off the shelf of every store, and out of staff's lists. */
export const goodsArchivedMigration = {
  id: '0633-goods-archived',
  sql: `
/* made no more since then; null: it is not archived */
alter table goods add column archived_at timestamptz;
create index goods_archived on goods (partner_id, id) where archived_at is not null;
`,
}
