export const signInMigration = {
  id: '0380-sign-in',
  sql: `
create table sign_in_rule (
  partner_id integer primary key references partner (id),
  is_on boolean not null,
  /* points of the first to the seventh day in a row */
  rewards integer[] not null check (cardinality(rewards) = 7 and 0 <= all (rewards)),
  /* points that a missed day costs; null: it cannot be made up */
  make_up_cost integer check (make_up_cost >= 0),
  version integer not null default 1,
  updated_at timestamptz not null
);

/* A member's days of Beijing. */
create table sign_in (
  partner_id integer not null,
  member_id bigint not null,
  day date not null,
  store_id integer not null,
  /* days in a row up to this one */
  streak integer not null check (streak > 0),
  points integer not null check (points >= 0),
  /* points that it cost, and the first day of the month in which it was made up */
  cost integer check (cost >= 0),
  made_in date,
  at timestamptz not null,
  primary key (partner_id, member_id, day),
  check ((cost is null) = (made_in is null)),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
/* one a month */
create unique index sign_in_made_up on sign_in (partner_id, member_id, made_in) where made_in is not null;

/* What happened on a day, in sixteen parts, so that those who sign in at once wait for no one. */
create table sign_in_total (
  partner_id integer not null references partner (id),
  day date not null,
  part integer not null,
  signed integer not null default 0,
  points bigint not null default 0,
  made_up integer not null default 0,
  cost bigint not null default 0,
  primary key (partner_id, day, part)
);

create table sign_in_reminder (
  partner_id integer not null,
  member_id bigint not null,
  store_id integer not null,
  /* the last day on which a notice was sent */
  told_on date,
  created_at timestamptz not null,
  primary key (partner_id, member_id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
`,
}
