import './pickup.tables.ts'
import './returns.tables.ts'
import { returnsMigration } from './returns.migrations/0051-returns.ts'
import { pickupHooks, returnsDeskRoutes, returnsRoutes } from './returns.routes.ts'

export { returnRefunded, returnsListener } from './returns.events.ts'
export { returnsJobs } from './returns.jobs.ts'
export { storeAddress } from './address.service.ts'
export { deadlines as returnDeadlines } from './proceed.service.ts'
export { isReason, reasonText, statusText, timelineOf, typeText } from './return-view.ts'
export { afterEvent, isOver, returnActionsOf, returnStateOf, type ReturnEvent } from './returns.states.ts'
export const routes = [...returnsRoutes, ...returnsDeskRoutes, ...pickupHooks]
export { returnPickupMigration } from './returns.migrations/0072-return-pickup.ts'
export { pickupDeskMigration } from './returns.migrations/0079-pickup-desk.ts'
export const migrations = [returnsMigration]
