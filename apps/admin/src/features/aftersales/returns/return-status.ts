import type { PickupStatus } from '@mallard/contract/aftersales/returns/pickup.fields'
import type { Tone } from '#platform/parts/pill.tsx'

/** Colour of a state: what waits for the store is warm. */
export function returnTone(status: number): Tone {
  if (status === -1 || status === 1) return 'warn'
  if (status === 0 || status === 2) return 'blue'
  return status === 3 ? 'good' : 'plain'
}

/** Whether the store has let its time pass. */
export function isOverdue(
  { status, deadlineAt }: { status: number; deadlineAt: number | null },
  now: number,
): boolean {
  return (status === -1 || status === 1) && deadlineAt !== null && deadlineAt < now
}

/** Colour of a courier's state: who did not come is what the store must see. */
export function pickupTone(status: PickupStatus): Tone {
  if (status === 'failed') return 'bad'
  if (status === 'taken') return 'good'
  return status === 'cancelled' ? 'plain' : 'blue'
}
