export const storeTimesMigration = {
  id: '0260-store-times',
  sql: `
alter table store
  add column pay_minutes integer not null default 30 check (pay_minutes between 10 and 1440),
  add column confirm_days integer not null default 10 check (confirm_days between 1 and 30),
  add column answer_days integer not null default 3 check (answer_days between 1 and 7),
  add column send_back_days integer not null default 7 check (send_back_days between 3 and 30),
  add column look_days integer not null default 10 check (look_days between 1 and 30);
`,
}
