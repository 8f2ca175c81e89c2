export const pendingIdentityMigration = {
  id: '0105-pending-identity',
  sql: `
/* Somebody whom a provider vouched for, in the session of a member who has not yet said whether that is them. */
alter table session add column pending_external_id bigint;
alter table session add column pending_since timestamptz;
alter table session add foreign key (partner_id, pending_external_id) references external_user (partner_id, id);
`,
}
