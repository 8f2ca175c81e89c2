/** Members may allow to be told news of the shop. */
export const marketingChoiceMigration = {
  id: '0664-marketing-choice',
  sql: `
alter table privacy_choice drop constraint privacy_choice_code_check,
  add constraint privacy_choice_code_check check (code in ('analytics', 'personalisation', 'marketing'));
`,
}
