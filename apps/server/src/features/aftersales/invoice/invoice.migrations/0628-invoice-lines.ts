/**
 * The lines that an invoice was last applied for with, [{name, quantity, amount, tax: {code, rate},
 * taxAmount}]; null: never, or before there were any.
 */
export const invoiceLinesMigration = {
  id: '0628-invoice-lines',
  sql: `
alter table invoice add column lines jsonb;
`,
}
