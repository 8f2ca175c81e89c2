/**
 * What comes back after it was paid: applications with their lines and their log, and what orders
 * must know of them.
 */
export const returnsMigration = {
  id: '0051-returns',
  sql: `
/* of returned_quantity: refunded before they were sent */
alter table order_item add column cancelled_quantity integer not null default 0;
/* not sent yet, and kept back while their refund is asked for */
alter table order_item add column held_quantity integer not null default 0;
/* 0 none, 1 a return is open, 2 one is done */
alter table order_item add column after_sale_status smallint not null default 0 check (after_sale_status between 0 and 2);
alter table order_item add constraint order_item_unsent_check
  check (0 <= cancelled_quantity and cancelled_quantity <= returned_quantity and 0 <= held_quantity and shipped_quantity + cancelled_quantity + held_quantity <= quantity);
/* while any is open nobody confirms receipt, and its time stands still since then */
alter table orders add column open_returns integer not null default 0 check (open_returns >= 0);
alter table orders add column returns_since timestamptz;
alter table orders add constraint orders_returns_check check ((open_returns = 0) = (returns_since is null));
/* sent once more instead of something that was missing or broken: its units count as shipped already */
alter table delivery add column is_again boolean not null default false;

create table return_apply (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  apply_id text not null unique,
  order_id bigint not null,
  /* who asked: the buyer, or a guide or supervisor for him */
  applicant_id bigint not null,
  /* 1 user, 2 distributor, 3 shopping guide, 4 supervisor */
  role smallint not null check (role between 1 and 4),
  /* 1 return, 2 exchange, 3 reissue, 4 refund only */
  type smallint not null check (type between 1 and 4),
  /* -1 asked, 0 agreed, 1 on its way back, 2 in hand, 3 done, 4 refused, 5 cancelled */
  status smallint not null default -1 check (status between -1 and 5),
  /* of units that were not sent */
  is_unsent boolean not null,
  is_whole boolean not null,
  reason_code text not null,
  description text not null check (length(description) <= 500),
  /* PictureRef[] */
  pics jsonb not null default '[]',
  /* with freight */
  apply_amount bigint not null check (apply_amount >= 0),
  freight_amount bigint not null check (freight_amount >= 0),
  approved_amount bigint check (approved_amount >= 0),
  check (freight_amount <= apply_amount and approved_amount <= apply_amount),
  /* the operator's words: why it was refused */
  answer text not null default '',
  /* {name, phone, address} */
  return_address jsonb,
  company_code text,
  delivery_sn text,
  exchange_order_id bigint references orders (id),
  refund_no text unique,
  deadline_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (partner_id, store_id, id),
  check ((company_code is null) = (delivery_sn is null)),
  foreign key (partner_id, store_id, order_id) references orders (partner_id, store_id, id),
  foreign key (partner_id, applicant_id) references member (partner_id, id)
);
create index return_apply_order on return_apply (order_id);
create index return_apply_store on return_apply (partner_id, store_id, status, deadline_at);
create index return_apply_applicant on return_apply (partner_id, applicant_id);
create index return_apply_exchange on return_apply (exchange_order_id) where exchange_order_id is not null;

create table return_line (
  apply_id bigint not null references return_apply (id),
  order_item_id bigint not null references order_item (id),
  quantity integer not null check (quantity > 0),
  /* of apply_amount, without freight */
  amount bigint not null check (amount >= 0),
  /* what came back, and what of it can be sold again */
  received integer check (received between 0 and quantity),
  sellable integer not null default 0 check (sellable between 0 and quantity),
  is_open boolean not null default true,
  primary key (apply_id, order_item_id)
);
/* one open application per line, whoever asks */
create unique index return_line_open on return_line (order_item_id) where is_open;
create index return_line_item on return_line (order_item_id);

create table return_log (
  id bigint generated always as identity primary key,
  apply_id bigint not null references return_apply (id),
  event text not null,
  from_status smallint,
  to_status smallint not null,
  /* 1 shopper, 2 staff, 3 system, 4 payment channel */
  actor_type smallint not null check (actor_type between 1 and 4),
  actor_id bigint,
  reason text not null default '',
  at timestamptz not null
);
create index return_log_apply on return_log (apply_id, id);
`,
}
