import './notices.tables.ts'

export type { NewNotice } from './notice.repo.ts'
export { openNoticeSocket, pushNotices } from './notice-socket.ts'
export { noticeListener } from './notices.events.ts'
export { noticesJobs } from './notices.jobs.ts'
export { routes } from './notices.routes.ts'
export { unreadTotal } from './notices.service.ts'
export { notify } from './notify.service.ts'
