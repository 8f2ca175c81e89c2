/**
 * What a store sold, by hour and by buyer, in the days of Beijing. All of it can be counted again
 * from orders and refunds; the first job does that for those of before.
 */
export const figuresMigration = {
  id: '0651-figures',
  sql: `
create table figure_hour (
  partner_id integer not null,
  store_id integer not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  orders integer not null check (orders >= 0),
  /* goods at their prices and freight, before anything is off */
  gross bigint not null check (gross >= 0),
  paid bigint not null check (paid >= 0),
  refunds integer not null check (refunds >= 0),
  refunded bigint not null check (refunded >= 0),
  primary key (partner_id, store_id, day, hour),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

create table figure_buyer (
  partner_id integer not null,
  store_id integer not null,
  day date not null,
  member_id bigint not null,
  /* of that day */
  first_at timestamptz not null,
  orders integer not null check (orders > 0),
  paid bigint not null check (paid >= 0),
  /* of their orders in this store, none was paid on a day before */
  is_new boolean not null,
  primary key (partner_id, store_id, day, member_id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index figure_buyer_member on figure_buyer (partner_id, member_id);

/* What orders of a day were of each kind of a thing: ways to pay, provinces, goods, offers. */
create table figure_part (
  partner_id integer not null,
  store_id integer not null,
  day date not null,
  part text not null check (part in ('method', 'province', 'goods', 'kind', 'promotion', 'coupon', 'buyer')),
  key text not null,
  orders integer not null check (orders >= 0),
  units integer not null check (units >= 0),
  paid bigint not null check (paid >= 0),
  /* what it took off */
  cost bigint not null,
  buyers integer not null check (buyers >= 0),
  new_buyers integer not null check (new_buyers between 0 and buyers),
  primary key (partner_id, store_id, part, day, key),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

/* Of those who bought in a month first, what they bought in each month; as of last night. */
create table figure_cohort (
  partner_id integer not null,
  store_id integer not null,
  /* first days of months */
  began date not null,
  month date not null check (month >= began),
  buyers integer not null check (buyers > 0),
  paid bigint not null check (paid >= 0),
  primary key (partner_id, store_id, began, month),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

insert into job (kind, key, payload, due_at) select 'figures.mend', 'recurring', '{}', to_timestamp(0)
where exists (select 1 from orders where pay_time is not null);
`,
}
