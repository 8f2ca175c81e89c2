import type {
  RequestMailState,
  RequestState,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const stateTones: Readonly<Record<RequestState, Tone>> = {
  asked: 'warn',
  issued: 'good',
  refused: 'bad',
  withdrawn: 'plain',
}

export const mailTones: Readonly<Record<Exclude<RequestMailState, 'none'>, Tone>> = {
  waiting: 'warn',
  sent: 'good',
  failed: 'bad',
}
