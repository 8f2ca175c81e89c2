import {
  conversationStates,
  type ConversationState,
} from '@mallard/contract/aftersales/conversation/conversation.codes'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { conversationTexts } from './conversation.texts.ts'

const { waiting, answered, closed } = conversationStates

const shown: Readonly<
  Record<ConversationState, readonly [Tone, 'waiting' | 'isAnswered' | 'closed']>
> = {
  [waiting]: ['warn', 'waiting'],
  [answered]: ['good', 'isAnswered'],
  [closed]: ['plain', 'closed'],
}

export function StatePill({ state }: { state: ConversationState }) {
  const [tone, name] = shown[state]
  return <Pill tone={tone}>{conversationTexts.use()[name]}</Pill>
}
