/** The authenticator of each member of staff, and the codes for the day it is lost. */
export const secondFactorMigration = {
  id: '0673-second-factor',
  sql: `
create table staff_factor (
  partner_id integer not null,
  staff_id bigint not null,
  secret_sealed text not null,
  /* of the last code that was used: none of it or before it counts again */
  last_step bigint not null check (last_step > 0),
  since timestamptz not null,
  primary key (partner_id, staff_id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
create table staff_recovery_code (
  partner_id integer not null,
  staff_id bigint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (partner_id, staff_id, code_hash),
  foreign key (partner_id, staff_id) references staff_factor (partner_id, staff_id) on delete cascade
);
`,
}
