export const smartMigration = {
  id: '0609-smart',
  sql: `
/* a model of smart devices: whatever store bound a device of it, this one looks after it */
create table device_model (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* as the device cloud calls it */
  code text not null,
  name text not null,
  name_en text not null default '',
  /* goods of the device: their picture, their guide, the orders of a warranty */
  goods_id bigint not null,
  /* SKU of the mesh, and its goods */
  mesh_sn text not null,
  mesh_goods_id bigint not null,
  /* minutes that a mesh is made for */
  rated_minutes integer not null check (rated_minutes > 0),
  /* SettingSetup[] */
  settings jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (partner_id, store_id, id),
  unique (partner_id, code),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, goods_id) references goods (partner_id, id),
  foreign key (partner_id, mesh_goods_id) references goods (partner_id, id)
);

create table device (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  model_id integer not null,
  /* as the device cloud calls it */
  device_no text not null,
  is_online boolean not null default false,
  /* null: never */
  seen_at timestamptz,
  /* minutes of the mesh that is in it, and since when it is */
  mesh_minutes integer not null default 0 check (mesh_minutes >= 0),
  mesh_since timestamptz not null,
  /* its owner was told that it is nearly worn */
  mesh_told boolean not null default false,
  /* values by the code of their setting, as the device last said that it took them */
  settings jsonb not null default '{}',
  /* empty: all is well */
  fault_code text not null default '',
  fault_text text not null default '',
  fault_at timestamptz,
  created_at timestamptz not null,
  unique (partner_id, device_no),
  unique (partner_id, store_id, id),
  foreign key (partner_id, store_id, model_id) references device_model (partner_id, store_id, id)
);
create index device_of_model on device (model_id);

create table device_binding (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  device_id bigint not null,
  /* null: the account is closed */
  member_id bigint,
  bound_at timestamptz not null,
  /* null: it is theirs now */
  ended_at timestamptz,
  check (ended_at >= bound_at),
  foreign key (partner_id, store_id, device_id) references device (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create unique index device_binding_now on device_binding (device_id) where ended_at is null;
create index device_binding_of on device_binding (device_id, id);
create index device_binding_member on device_binding (member_id) where member_id is not null;

/* what the cloud said; each event counts once */
create table device_event (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  device_id bigint not null,
  event_id text not null,
  /* 0 bound, 1 unbound, 2 used, 3 settings answered, 4 fault, 5 online, 6 offline */
  kind smallint not null check (kind in (0, 1, 2, 3, 4, 5, 6)),
  /* when it happened, by the cloud's clock */
  at timestamptz not null,
  /* minutes of use, code and words of a fault, why settings were not taken */
  words text not null default '',
  received_at timestamptz not null,
  unique (partner_id, event_id),
  foreign key (partner_id, store_id, device_id) references device (partner_id, store_id, id)
);
create index device_event_of on device_event (device_id, id);
create index device_event_received on device_event (received_at);

/* minutes of a day in Beijing, of the one whose it was */
create table device_use (
  partner_id integer not null,
  store_id integer not null,
  device_id bigint not null,
  member_id bigint not null,
  day date not null,
  minutes integer not null check (minutes > 0),
  primary key (device_id, member_id, day),
  foreign key (partner_id, store_id, device_id) references device (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index device_use_member on device_use (member_id);
create index device_use_day on device_use (day);

create table warranty (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  device_id bigint not null unique,
  /* who activated it; null: the account is closed */
  member_id bigint,
  /* 12 digits */
  card_no text not null unique check (card_no ~ '^[0-9]{12}$'),
  activated_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  /* the order that it was bought with; null: none was found */
  order_sn text,
  check (starts_at <= activated_at and ends_at > starts_at),
  foreign key (partner_id, store_id, device_id) references device (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index warranty_order on warranty (partner_id, order_sn) where order_sn is not null;
create index warranty_member on warranty (member_id) where member_id is not null;

create table device_setting (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  device_id bigint not null,
  /* values by the code of their setting */
  wanted jsonb not null,
  /* 0 pending, 1 applied, 2 failed */
  state smallint not null default 0 check (state in (0, 1, 2)),
  /* why it failed */
  reason text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 0) = (answered_at is null)),
  foreign key (partner_id, store_id, device_id) references device (partner_id, store_id, id)
);
create unique index device_setting_pending on device_setting (device_id) where state = 0;
create index device_setting_of on device_setting (device_id, id);
create index device_setting_answered on device_setting (answered_at) where answered_at is not null;
`,
}
