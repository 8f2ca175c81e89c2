export const codeHolderMigration = {
  id: '0110-code-holder',
  sql: `
/* The session that asked for a code: only there it is good, and only tries from there are counted. */
alter table sms_code add column session_id bigint;
drop index sms_code_phone;
create index sms_code_phone on sms_code (partner_id, phone, scene, session_id, id desc);

/* Codes that the whole shop sent, by hour. */
create table sms_hour (
  hour timestamptz primary key,
  sent integer not null check (sent > 0)
);
`,
}
