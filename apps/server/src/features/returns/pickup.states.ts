import { states, type EventOf, type StateOf } from '@mallard/kernel'

/** A courier is asked for; the channel may be silent, the courier may be quicker than a cancellation, or not come at all. */
export const pickupStates = states('pickup', {
  asking: { placed: 'booked', refuse: 'failed', lapse: 'failed' },
  booked: { accept: 'collecting', take: 'taken', cancel: 'cancelling', stop: 'cancelled', fail: 'failed' },
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
  failed: ['预约未成功', 'Not booked'],
}
