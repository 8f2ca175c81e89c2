import './returns.tables.ts'

export { storeAddress } from './address.service.ts'
export { sendBack, withCase, type Case, type Step } from './proceed.service.ts'
export { findReturn, findStoreReturn, type ReturnRow } from './returns.repo.ts'
export { adminDetail } from './returns-admin.service.ts'
export { isReason, reasonText, statusText, timelineOf, typeText } from './return-view.ts'
export {
  afterEvent,
  isOver,
  returnActionsOf,
  returnStateOf,
  type ReturnEvent,
} from './returns.states.ts'
