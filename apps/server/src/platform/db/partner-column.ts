interface Child {
  readonly table: string
  /** The partner of a row that is being written, by a query over `new`. */
  readonly of: string
  /** Rows may have no partner: lines of a bill or of a channel about payments that are not ours. */
  readonly mayBeNobodys?: boolean
}

/**
 * The text of migrations 0540, which never changes: gives a table the partner of what its rows
 * belong to. A version that runs beside this one writes rows without it, which the trigger fills
 * in.
 */
export function partnerColumnOf0540({ table, of, mayBeNobodys = false }: Child): string {
  const isNamed = `
alter table ${table} add constraint ${table}_partner_check check (partner_id is not null);`
  return `
alter table ${table} add column partner_id integer;
create function ${table}_partner() returns trigger language plpgsql as $$
begin
  new.partner_id := (${of});
  return new;
end $$;
update ${table} new set partner_id = (${of});
create trigger ${table}_partner before insert on ${table} for each row when (new.partner_id is null) execute function ${table}_partner();${mayBeNobodys ? '' : isNamed}
`
}
