export const fxMigration = {
  id: '0530-fx',
  sql: `
create table fx_setting (
  partner_id integer primary key references partner (id),
  /* whether applications are taken */
  is_open boolean not null,
  /* what a line brings unless its SKU, goods or category say otherwise */
  rate_bp integer not null check (rate_bp between 0 and 5000),
  version integer not null default 1
);

create table fx_rate (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  kind text not null check (kind in ('sku', 'goods', 'category')),
  target_id bigint not null,
  bp integer not null check (bp between 0 and 5000),
  unique (partner_id, kind, target_id)
);

create table fx_promoter (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  /* where the application came in */
  store_id integer not null,
  member_id bigint not null,
  /* 0 applying, 1 active, 2 turned down, 3 stopped */
  status smallint not null check (status between 0 and 3),
  real_name text not null,
  phone text not null,
  /* the last four signs of the identity card, or empty */
  id_tail text not null default '',
  /* why turned down or stopped */
  note text not null default '',
  applied_at timestamptz not null,
  decided_at timestamptz,
  /* fen; each is the sum of its column in the ledger. Available is below zero after a claw-back. */
  frozen bigint not null default 0 check (frozen >= 0),
  available bigint not null default 0,
  withdrawing bigint not null default 0 check (withdrawing >= 0),
  withdrawn bigint not null default 0 check (withdrawn >= 0),
  unique (partner_id, id),
  unique (partner_id, member_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index fx_promoter_status on fx_promoter (partner_id, status, id);

/* Whose customer somebody is. */
create table fx_relation (
  partner_id integer not null,
  member_id bigint not null,
  promoter_id bigint not null,
  /* the paid order that bound it */
  order_id bigint not null,
  bound_at timestamptz not null,
  protect_until timestamptz not null,
  primary key (partner_id, member_id),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index fx_relation_promoter on fx_relation (partner_id, promoter_id, bound_at);

/* Orders that came through a promoter, as it was when they were placed. */
create table fx_order (
  order_id bigint primary key,
  partner_id integer not null,
  store_id integer not null,
  promoter_id bigint not null,
  /* the buyer */
  member_id bigint not null,
  /* the link that was opened last; empty: none in the time that counts, the relation alone */
  link text not null default '',
  created_at timestamptz not null,
  unique (partner_id, order_id),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index fx_order_promoter on fx_order (partner_id, promoter_id, link);

/* What a line brings: its rate stands from the submit, its sum from the payment. */
create table fx_commission (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  order_id bigint not null,
  order_item_id bigint not null references order_item (id),
  promoter_id bigint not null,
  tier smallint not null default 1 check (tier = 1),
  bp integer not null check (bp between 0 and 5000),
  /* fen: what was paid for the line, what of it was not refunded; 0 before the payment */
  base bigint not null default 0 check (base >= 0),
  kept bigint not null default 0 check (kept between 0 and base),
  amount bigint not null default 0 check (amount between 0 and base / 2),
  reversed bigint not null default 0 check (reversed between 0 and amount),
  /* -1 not paid, 0 frozen, 1 settled, 4 cancelled */
  status smallint not null default -1 check (status in (-1, 0, 1, 4)),
  paid_at timestamptz,
  settle_at timestamptz,
  unique (order_item_id, promoter_id, tier),
  unique (partner_id, id),
  foreign key (partner_id, order_id) references fx_order (partner_id, order_id),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id)
) with (fillfactor = 80);
create index fx_commission_order on fx_commission (partner_id, order_id);
create index fx_commission_promoter on fx_commission (partner_id, promoter_id, paid_at desc) where paid_at is not null;
create index fx_commission_settle on fx_commission (settle_at) where status = 0 and settle_at is not null;

/* What moved a promoter's money: rows are added, never changed. */
create table fx_ledger (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  promoter_id bigint not null,
  kind text not null,
  /* what caused it; the same cause counts once */
  ref text not null,
  commission_id bigint,
  frozen bigint not null default 0,
  available bigint not null default 0,
  withdrawing bigint not null default 0,
  withdrawn bigint not null default 0,
  at timestamptz not null,
  unique (promoter_id, kind, ref),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id),
  foreign key (partner_id, commission_id) references fx_commission (partner_id, id)
);
create index fx_ledger_promoter on fx_ledger (partner_id, promoter_id, id desc);
create index fx_ledger_commission on fx_ledger (partner_id, commission_id) where commission_id is not null;
`,
}
