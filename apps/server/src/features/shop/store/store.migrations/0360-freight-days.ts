/** Until which hour of Beijing what is paid is sent on the same day. */
export const freightDaysMigration = {
  id: '0360-freight-days',
  sql: `
alter table freight_template
  add column cut_off_hour smallint not null default 16 check (cut_off_hour between 0 and 24);
`,
}
