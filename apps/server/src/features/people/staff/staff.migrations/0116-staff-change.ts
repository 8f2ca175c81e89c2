/**
 * Who made, changed or gave a password to which account: two accounts may be one person's (decision
 * 76). What the audit log remembers is taken over.
 */
export const staffChangeMigration = {
  id: '0116-staff-change',
  sql: `
create table staff_change (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  staff_id bigint not null,
  /* null: at the machine itself */
  by_staff_id bigint,
  kind text not null check (kind in ('create', 'password', 'change')),
  at timestamptz not null,
  foreign key (partner_id, staff_id) references staff (partner_id, id),
  foreign key (partner_id, by_staff_id) references staff (partner_id, id)
);
create index staff_change_staff on staff_change (staff_id, id desc);
create index staff_change_by on staff_change (by_staff_id);

insert into staff_change (partner_id, staff_id, by_staff_id, kind, at)
select s.partner_id, s.id, b.id,
  case when a.changes ? 'login' and a.changes->'login'->'before' = 'null' then 'create' when a.changes ? 'password' then 'password' else 'change' end, a.at
from audit_log a join staff s on a.object = 'staff ' || s.id and s.partner_id = a.partner_id
left join staff b on b.id = a.staff_id and b.partner_id = a.partner_id
where a.action in ('staff.save', 'staff.password') order by a.id;
`,
}
