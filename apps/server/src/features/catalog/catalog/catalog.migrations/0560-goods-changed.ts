/** When what goods say of themselves was changed last; null: not since they were launched. */
export const goodsChangedMigration = {
  id: '0560-goods-changed',
  sql: `alter table goods add column changed_at timestamptz;`,
}
