import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import {
  eventCalls,
  invitationCalls,
} from '@mallard/contract/activities/invitation/invitation.calls'
import { bind } from '#platform/http/bind.ts'
import { checkIn } from './check-in.service.ts'
import * as admin from './invitation-admin.service.ts'
import { add, detail, eventList, form, list, withdraw } from './invitation.service.ts'

export const invitationRoutes = [
  ...bind('invitation', invitationCalls, { list, detail, form, add, withdraw }),
  ...bind('activity', eventCalls, { eventList }),
  ...bind('invitationAdmin', invitationAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    entries: admin.entries,
    save: admin.save,
    close: admin.close,
    exportEntries: admin.exportEntries,
    checkIn,
  }),
]
