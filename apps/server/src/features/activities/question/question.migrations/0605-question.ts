export const questionMigration = {
  id: '0605-question',
  sql: `
alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('review', 'avatar', 'voucher', 'return', 'feedback', 'media', 'form'));

create table question_form (
  id bigint generated always as identity primary key,
  /* what its address ends with */
  url text not null,
  partner_id integer not null,
  store_id integer not null,
  name text not null,
  name_en text not null default '',
  intro text not null default '',
  intro_en text not null default '',
  questions jsonb not null,
  thanks text not null default '',
  thanks_en text not null default '',
  reward_kind text not null check (reward_kind in ('none', 'points', 'coupon')),
  points integer not null default 0 check (points >= 0),
  template_id bigint,
  shows_figures boolean not null,
  /* answers: those that are taken at the most, those that came, and those of them that were removed as too old */
  most integer check (most > 0),
  answers integer not null default 0 check (answers >= 0),
  removed integer not null default 0 check (removed >= 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  unique (partner_id, url),
  check (start_at < end_at),
  check (answers <= most),
  check ((points > 0) = (reward_kind = 'points')),
  check ((template_id is not null) = (reward_kind = 'coupon')),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (template_id) references coupon_template (id)
) with (fillfactor = 70);
create index question_form_store on question_form (partner_id, store_id, start_at);
create index question_form_template on question_form (template_id);

/* Who answered what, once each; of an account that was closed neither stays. */
create table question_answer (
  id bigint generated always as identity primary key,
  form_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint,
  request_id uuid not null,
  /* what the address of its result ends with */
  source_url text not null unique,
  answers jsonb not null,
  /* pictures of the answers, by the keys of their uploads */
  pics jsonb not null default '{}',
  /* what was given for it */
  points integer not null default 0 check (points >= 0),
  coupon_history_id bigint,
  is_reward_gone boolean not null default false,
  at timestamptz not null,
  unique (form_id, member_id),
  foreign key (partner_id, store_id, form_id) references question_form (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index question_answer_form on question_answer (form_id, at);
create index question_answer_at on question_answer (at);
create index question_answer_member on question_answer (partner_id, member_id);
`,
}
