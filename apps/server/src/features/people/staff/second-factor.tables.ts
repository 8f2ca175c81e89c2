export interface SecondFactorTables {
  staff_factor: {
    partner_id: number
    staff_id: number
    secret_sealed: string
    last_step: number
    since: Date
  }
  factor_rule: {
    partner_id: number
    everybody: boolean
    roles: string[]
    version: number
    changed_at: Date
  }
  staff_recovery_code: {
    partner_id: number
    staff_id: number
    code_hash: string
    used_at: Date | null
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SecondFactorTables {}
}
