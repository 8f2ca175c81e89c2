import {
  campaignStates,
  outcomes,
  purposes,
} from '@mallard/contract/account/campaign/campaign.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [purposes, 'campaign.purpose'],
    [campaignStates, 'campaign.state'],
    [outcomes, 'campaign_member.outcome'],
  ],
}
