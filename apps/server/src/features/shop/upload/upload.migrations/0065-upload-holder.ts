/** Pictures of people without an account, and of the staff. */
export const uploadHolderMigration = {
  id: '0065-upload-holder',
  sql: `
/* who may use it, where that is no member: 'session 12', 'staff 3' */
alter table upload add column holder text check (holder ~ '^(session|staff) [0-9]+$');
alter table upload add constraint upload_owner_check check (holder is null or member_id is null);
`,
}
