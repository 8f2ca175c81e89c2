/**
 * Codes that begin like a measure (3M-8210) and numbers with a comma (1,700ml) are read otherwise
 * (details.rules.ts): the terms of all goods are made again, and once more an hour later for goods
 * that a version before this one wrote in the meantime.
 */
export const measuresAnewMigration = {
  id: '0604-measures-anew',
  sql: `
insert into job (kind, key, payload, due_at)
select 'listing.details', 'measures:' || again, '{}', case when again = 0 then to_timestamp(0) else now() + interval '1 hour' end
from generate_series(0, 1) again where exists (select 1 from goods);
`,
}
