/** Hours in which a store means to send what nothing keeps; staff see what is late by them. */
export const storeShipHoursMigration = {
  id: '0669-store-ship-hours',
  sql: `
alter table store add column ship_hours integer not null default 48 check (ship_hours between 1 and 720);
`,
}
