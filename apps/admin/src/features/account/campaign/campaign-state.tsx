import type { CampaignState } from '@mallard/contract/account/campaign/campaign.codes'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { campaignTexts } from './campaign.texts.ts'

const tones: Readonly<Record<CampaignState, Tone>> = {
  sending: 'warn',
  done: 'good',
  stopped: 'plain',
}

/** How far a message has come. */
export function CampaignStatePill({ state }: { state: CampaignState }) {
  return <Pill tone={tones[state]}>{campaignTexts.use()[state]}</Pill>
}
