export const consentsMigration = {
  id: '0059-consents',
  sql: `
/* What a visitor ticked before leaving for a provider: kept with the account once it is known whose it is. */
alter table session add column agreed jsonb;

/* A consent that stands is written down once, however many tabs send it. */
delete from consent a using consent b
where a.partner_id = b.partner_id and a.member_id = b.member_id and a.code = b.code and a.version = b.version
  and a.withdrawn_at is null and b.withdrawn_at is null and a.id > b.id;
create unique index consent_standing on consent (partner_id, member_id, code, version) where withdrawn_at is null;
`,
}
