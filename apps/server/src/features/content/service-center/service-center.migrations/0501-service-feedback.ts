export const serviceFeedbackMigration = {
  id: '0501-service-feedback',
  sql: `
create table service_feedback (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* null: somebody who was signed out */
  member_id bigint,
  request_id uuid not null,
  type text not null check (type in ('goods', 'delivery', 'service', 'shop', 'other')),
  content text not null,
  /* PictureRef[] */
  pics jsonb not null default '[]',
  phone text not null default '',
  /* as the shopper says */
  order_sn text,
  /* 0 new, 1 answered, 2 closed */
  state smallint not null default 0 check (state in (0, 1, 2)),
  answer text,
  answered_at timestamptz,
  staff_id bigint references staff (id),
  created_at timestamptz not null,
  unique (partner_id, request_id),
  check (state <> 1 or answer is not null),
  check ((answer is null) = (answered_at is null)),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index service_feedback_queue on service_feedback (partner_id, store_id, state, id);
create index service_feedback_member on service_feedback (member_id, id desc) where member_id is not null;
create index service_feedback_at on service_feedback (created_at);
`,
}
