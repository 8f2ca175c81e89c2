import './pickup.tables.ts'

export {
  insertPickup,
  movePickup,
  newestPickup,
  newestPickups,
  noteRef,
  pickupByNo,
  type PickupRow,
} from './pickup.repo.ts'
export { awaitedUntil, pickupDays, slotAt } from './pickup.rules.ts'
export { faultTexts, pickupFaults, pickupStates, pickupTexts } from './pickup.states.ts'
export { releasePickup } from './pickup-release.service.ts'
export { adminPickups, isOpen, pickupRowView } from './pickup-view.ts'
