/**
 * How far a log was swept whose last rows stay, and the ways to the oldest rows of what is swept.
 */
export const retentionMigration = {
  id: '0121-retention',
  sql: `
create table sweep_mark (
  name text primary key,
  last_id bigint not null
);
create index captcha_expiry on captcha (expires_at);
create index sms_code_expiry on sms_code (expires_at);
create index staff_session_expiry on staff_session (expires_at);
create index invoice_token_created on invoice_token (created_at);
create index desk_request_at on desk_request (at);
create index visit_day_day on visit_day (day);
create index share_note_time on share_note (at);
create index external_user_seen on external_user (seen_at);
create index session_external_user on session (external_user_id) where external_user_id is not null;
`,
}
