export const namedFlowMigration = {
  id: '0478-named-flow',
  sql: `
/* open checkouts that are found again by what they are about */
create index checkout_flow_named on checkout_flow (member_id, kind) where context is not null;
`,
}
