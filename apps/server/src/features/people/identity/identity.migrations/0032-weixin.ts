export const weixinMigration = {
  id: '0032-weixin',
  sql: `
/* Tokens and tickets of the shop's apps at WeChat: fetched by one process, used by all. */
create table weixin_token (
  app_id text not null,
  kind text not null check (kind in ('access', 'jsapi')),
  value text not null default '',
  expires_at timestamptz not null,
  /* Who is fetching a new one, until when the others wait for it. */
  lease text,
  lease_until timestamptz,
  primary key (app_id, kind)
);
`,
}
