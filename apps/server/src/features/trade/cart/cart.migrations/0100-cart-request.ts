/**
 * Which requests have added to a cart, so that a repeated one adds nothing, at whatever process it
 * arrives.
 */
export const cartRequestMigration = {
  id: '0100-cart-request',
  sql: `
create table cart_request (
  partner_id integer not null,
  member_id bigint not null,
  request_id text not null,
  created_at timestamptz not null,
  primary key (partner_id, member_id, request_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index cart_request_age on cart_request (created_at);
`,
}
