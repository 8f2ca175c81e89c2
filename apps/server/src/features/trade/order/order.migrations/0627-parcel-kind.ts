/**
 * How a parcel came to its receiver, with the names and the phone of what the partner set up itself,
 * as they were when it was sent. All parcels of before went by a carrier.
 */
export const parcelKindMigration = {
  id: '0627-parcel-kind',
  sql: `
alter table delivery
  add column kind text not null default 'express' check (kind in ('express', 'van', 'none', 'pickup')),
  add column company_name_en text not null default '',
  add column company_phone text not null default '';
`,
}
