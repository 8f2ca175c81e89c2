import './notices.tables.ts'
import { noticeMigration } from './notices.migrations/0037-notice.ts'

export type { NewNotice, TwoTexts } from './notice.repo.ts'
export { openNoticeSocket, pushNotices } from './notice-socket.ts'
export { noticeListener } from './notices.events.ts'
export { noticesJobs } from './notices.jobs.ts'
export { routes } from './notices.routes.ts'
export { unreadTotal } from './notices.service.ts'
export { notify } from './notify.service.ts'
export const migrations = [noticeMigration]
