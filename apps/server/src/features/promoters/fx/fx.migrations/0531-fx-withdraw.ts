export const fxWithdrawMigration = {
  id: '0531-fx-withdraw',
  sql: `
alter table fx_setting
  add column min_amount bigint not null default 1000 check (min_amount > 0),
  add column fee_bp integer not null default 0 check (fee_bp between 0 and 1000);

create table fx_bank (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  promoter_id bigint not null,
  member_id bigint not null,
  holder text not null,
  /* the number, sealed; by its hash the same card is known again */
  card_sealed text not null,
  card_hash text not null,
  card_tail text not null,
  bank_name text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  unique (partner_id, id),
  unique (promoter_id, card_hash),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index fx_bank_member on fx_bank (partner_id, member_id);
create unique index fx_bank_default on fx_bank (promoter_id) where is_default;
create index fx_bank_promoter on fx_bank (partner_id, promoter_id);

create table fx_withdraw (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  promoter_id bigint not null,
  request_id text not null,
  bank_id bigint not null,
  /* fen; the fee is part of the amount */
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee between 0 and amount),
  /* 0 in review, 10 approved, 11 paid, 20 turned down, 21 failed */
  status smallint not null default 0 check (status in (0, 10, 11, 20, 21)),
  reason text not null default '',
  approved_by bigint,
  approved_name text not null default '',
  paid_by bigint,
  paid_name text not null default '',
  serial text,
  created_at timestamptz not null,
  approved_at timestamptz,
  ended_at timestamptz,
  unique (promoter_id, request_id),
  check ((status = 11) = (serial is not null)),
  foreign key (partner_id, promoter_id) references fx_promoter (partner_id, id),
  foreign key (partner_id, bank_id) references fx_bank (partner_id, id)
);
create unique index fx_withdraw_open on fx_withdraw (promoter_id) where status in (0, 10);
create unique index fx_withdraw_serial on fx_withdraw (partner_id, serial) where serial is not null;
create index fx_withdraw_promoter on fx_withdraw (partner_id, promoter_id, id desc);
create index fx_withdraw_bank on fx_withdraw (partner_id, bank_id);
create index fx_withdraw_state on fx_withdraw (partner_id, status, id desc);
`,
}
