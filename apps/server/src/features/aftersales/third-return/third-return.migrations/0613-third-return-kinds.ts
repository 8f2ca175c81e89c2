/** Money or goods for what other platforms sold and nobody sends back. */
export const thirdReturnTypesMigration = {
  id: '0613-third-return-kinds',
  sql: `
alter table third_return drop constraint third_return_type_check;
alter table third_return add constraint third_return_type_check check (type in (1, 2, 3, 4));
`,
}
