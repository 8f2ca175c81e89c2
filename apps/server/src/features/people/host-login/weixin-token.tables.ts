import type { Generated } from 'kysely'

interface WeixinTables {
  weixin_token: {
    app_id: string
    kind: 'access' | 'jsapi'
    value: Generated<string>
    expires_at: Date
    lease: string | null
    lease_until: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends WeixinTables {}
}
