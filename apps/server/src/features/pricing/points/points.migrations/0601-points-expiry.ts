/** What runs out is looked up, not looked for among all that ever moved. */
export const pointsExpiryMigration = {
  id: '0601-points-expiry',
  sql: `
create index points_ledger_expiry on points_ledger (member_id, expire_at) where expire_at is not null;
`,
}
