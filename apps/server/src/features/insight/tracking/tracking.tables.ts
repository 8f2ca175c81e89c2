import type { VisitPart } from './tracking.rules.ts'

interface TrackingTables {
  page_visit: {
    partner_id: number
    store_id: number
    id: string
    flow_uuid: string
    flow_index: number
    session_id: number
    member_id: number | null
    at: Date
    received_at: Date
    client_time: number
    domain: string
    path: string
    query: string
    /** What the page was searched for, as it is counted. */
    word: string | null
    url_type: string
    is_landpage: number
    client_referrer: string
    useragent: string
    screen_size: string
    user_id: string
    flow_last_id: string
    flow_last_domain: string
    flow_last_path: string
    flow_last_url_type: string
    source_type: string
    version: string
    device: string
    referrer: string
  }
  visit_paid: {
    order_id: number
    partner_id: number
    store_id: number
    member_id: number
    at: Date
  }
  visit_day: {
    partner_id: number
    store_id: number
    day: string
    part: VisitPart
    key: string
    views: number
    visits: number
    visitors: number
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TrackingTables {}
}
