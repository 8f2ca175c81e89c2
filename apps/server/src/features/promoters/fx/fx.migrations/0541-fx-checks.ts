/** The kinds of bookings of promoters. */
export const fxChecksMigration = {
  id: '0541-fx-checks',
  sql: `
alter table fx_ledger add check (kind in ('freeze', 'cancel', 'settle', 'clawBack', 'withdraw', 'withdrawn', 'withdrawBack'));
`,
}
