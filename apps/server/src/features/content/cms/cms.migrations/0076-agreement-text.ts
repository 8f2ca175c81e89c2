/**
 * Agreements speak English too, and every version that was ever in force can still be read:
 * consents refer to it.
 */
export const agreementTextMigration = {
  id: '0076-agreement-text',
  sql: `
/* empty: there is none yet, the Chinese one is shown */
alter table legal_agreement add column title_en text not null default '';
alter table legal_agreement add column html_en text not null default '';

create table legal_agreement_version (
  partner_id integer not null,
  code text not null,
  version text not null,
  title text not null,
  title_en text not null,
  html text not null,
  html_en text not null,
  published_at timestamptz not null,
  /* null: it came with the shop */
  staff_id bigint references staff (id),
  primary key (partner_id, code, version),
  foreign key (partner_id, code) references legal_agreement (partner_id, code)
);

insert into legal_agreement_version (partner_id, code, version, title, title_en, html, html_en, published_at)
select partner_id, code, version, title, title_en, html, html_en, updated_at from legal_agreement;
`,
}
