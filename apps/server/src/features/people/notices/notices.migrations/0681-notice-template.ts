/** What a brand says of its messages itself; where a word is empty, that of the house is sent. */
export const noticeTemplateMigration = {
  id: '0681-notice-template',
  sql: `
create table notice_template (
  partner_id integer not null references partner (id),
  event text not null check (length(event) between 1 and 60),
  is_on boolean not null,
  title text not null check (length(title) <= 40),
  title_en text not null check (length(title_en) <= 80),
  text text not null check (length(text) <= 200),
  text_en text not null check (length(text_en) <= 400),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (partner_id, event)
);
`,
}
