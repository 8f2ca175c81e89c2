import type {
  CampaignState,
  Outcome,
  Purpose,
} from '@mallard/contract/account/campaign/campaign.codes'
import type { ColumnType, Generated } from 'kysely'
import type { Outcomes } from './campaign.rules.ts'

interface CampaignTables {
  campaign: {
    id: Generated<number>
    partner_id: number
    store_id: number
    title: string
    title_en: string
    text: string
    text_en: string
    link: string
    purpose: Purpose
    sent_to: string
    audience_id: number
    members: number
    state: Generated<CampaignState>
    looked_at: Generated<number>
    outcomes: ColumnType<Outcomes, never, string>
    staff_name: string
    created_at: Date
  }
  campaign_member: {
    partner_id: number
    campaign_id: number
    member_id: number
    outcome: Outcome
    at: Date
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CampaignTables {}
}
