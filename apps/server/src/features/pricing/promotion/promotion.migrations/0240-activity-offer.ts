export const activityOfferMigration = {
  id: '0240-activity-offer',
  sql: `
/* SKUs that an activity sells at a price of its own, for lists and goods pages; each activity writes its own rows. */
create table activity_offer (
  partner_id integer not null,
  store_id integer not null,
  /* the way to buy, and the activity among its like */
  kind smallint not null,
  activity_id bigint not null,
  sku_id bigint not null,
  /* fen of one unit */
  price bigint not null check (price > 0),
  tag text not null,
  tag_en text not null,
  /* path of its page */
  path text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (partner_id, store_id, kind, activity_id, sku_id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
);
create index activity_offer_end on activity_offer (end_at);
create index activity_offer_store on activity_offer (partner_id, store_id, end_at);
`,
}
