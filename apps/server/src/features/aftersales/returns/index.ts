import './pickup.tables.ts'
import './returns.tables.ts'

export { storeAddress } from './address.service.ts'
export { isReason, reasonText, statusText, timelineOf, typeText } from './return-view.ts'
export {
  afterEvent,
  isOver,
  returnActionsOf,
  returnStateOf,
  type ReturnEvent,
} from './returns.states.ts'
