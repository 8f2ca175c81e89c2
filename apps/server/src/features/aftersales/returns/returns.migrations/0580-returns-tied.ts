/** Returns know of gifts and add-ons that came with what is given back. */
export const returnsTiedMigration = {
  id: '0580-returns-tied',
  sql: `
/* fen of a gift or an add-on that stayed without what it came with, kept back from the refund */
alter table order_item add column charged_amount bigint not null default 0 check (charged_amount >= 0);
/* the same of one return; below zero what goes back of it */
alter table return_line add column charge bigint not null default 0 check (charge between -100000000000 and 100000000000);
/* a gift or an add-on, for the sake of the line that was asked for */
alter table return_line add column is_tied boolean not null default false;
`,
}
