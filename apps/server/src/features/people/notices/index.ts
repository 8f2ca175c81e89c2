import './notices.tables.ts'

export type { NewNotice, TwoTexts } from './notice.repo.ts'
export { openNoticeSocket, pushNotices, tellOffice, tellPages } from './notice-socket.ts'
export { unreadTotal } from './notices.service.ts'
export { notify } from './notify.service.ts'
export type { EventNotice } from './notice-template.rules.ts'
