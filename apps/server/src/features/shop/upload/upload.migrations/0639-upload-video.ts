/** Staff send videos of goods as well. */
export const uploadVideoMigration = {
  id: '0639-upload-video',
  sql: `
alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('review', 'avatar', 'voucher', 'return', 'feedback', 'media', 'form', 'video'));
/* VideoRef, of a video from state 1 on */
alter table upload add column video jsonb;
alter table upload drop constraint upload_check;
alter table upload add constraint upload_check check (state in (0, 3) or picture is not null or video is not null);
`,
}
