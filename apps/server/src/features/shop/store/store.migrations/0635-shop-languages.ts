/** Whether a brand's shop is there in English as well; so far each one was. */
export const shopLanguagesMigration = {
  id: '0635-shop-languages',
  sql: `
alter table partner add column has_english boolean not null default true;
`,
}
