/** The store asks for couriers too, and finds those who did not come. */
export const pickupStaffMigration = {
  id: '0079-pickup-desk',
  sql: `
/* 1 shopper, 2 staff */
alter table return_pickup add column booked_by smallint not null default 1 check (booked_by in (1, 2));
create index return_pickup_store on return_pickup (partner_id, store_id, status) where status in ('asking', 'booked', 'collecting', 'cancelling', 'failed');
`,
}
