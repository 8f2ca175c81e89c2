import { states, type EventOf, type StateOf } from '@mallard/kernel'

/**
 * A courier is asked for; the channel may be silent, the courier may be quicker than a
 * cancellation, or not come at all.
 */
export const pickupStates = states('pickup', {
  asking: { placed: 'booked', refuse: 'failed', lapse: 'failed' },
  booked: {
    accept: 'collecting',
    take: 'taken',
    cancel: 'cancelling',
    stop: 'cancelled',
    fail: 'failed',
  },
  collecting: { take: 'taken', cancel: 'cancelling', stop: 'cancelled', fail: 'failed' },
  cancelling: { stop: 'cancelled', keep: 'booked', take: 'taken' },
  taken: {},
  cancelled: {},
  failed: {},
})

export type PickupState = StateOf<(typeof pickupStates)['table']>
export type PickupMove = EventOf<(typeof pickupStates)['table']>

export const pickupTexts: Readonly<Record<PickupState, readonly [string, string]>> = {
  asking: ['正在预约', 'Being booked'],
  booked: ['已预约', 'Booked'],
  collecting: ['快递员已接单', 'A courier is coming'],
  taken: ['已取件', 'Collected'],
  cancelling: ['正在取消', 'Being cancelled'],
  cancelled: ['已取消', 'Cancelled'],
  failed: ['取件未成功', 'Not collected'],
}

/** Why nobody comes, where nobody gave words of their own. */
export const pickupFaults = {
  silent: 'no answer',
  missed: 'not collected',
  moved: 'moved',
} as const

const knownFaults: Readonly<Record<string, readonly [string, string]>> = {
  [pickupFaults.silent]: ['快递平台没有答复', 'The courier service gave no answer'],
  [pickupFaults.missed]: ['快递员未取到商品', 'The courier did not get the goods'],
  [pickupFaults.moved]: ['商家改约时间', 'The store books another time'],
}

/** In Chinese and in English; what a person or the channel said stays as it was said. */
export const faultTexts = (error: string): readonly [string, string] =>
  knownFaults[error] ?? [error, error]
