import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { pageOf, Paging, RowId } from '../../fields.ts'
import { FormAnswers } from '../form/form.fields.ts'
import { entryStates } from './invitation.codes.ts'
import {
  EventTile,
  Invitation,
  InvitationAdded,
  InvitationCard,
  InvitationForm,
} from './invitation.fields.ts'

const ById = z.object({ id: RowId })

export const invitationCalls = {
  list: GET('/b2c/invitation/{p}-{s}/list', {
    summary: 'Events of a store: those to come, the next one first, then those that are over',
    authz: 'none',
    query: z.object({ ...Paging }),
    reply: pageOf(InvitationCard),
  }),
  detail: GET('/b2c/invitation/{p}-{s}/detail/{id}', {
    summary: 'An event, its places, and where who asks stands',
    authz: 'none',
    params: ById,
    reply: Invitation,
  }),
  form: GET('/b2c/invitation/{p}-{s}/form/{id}', {
    summary: 'The questions that an entry answers; there may be none',
    authz: 'none',
    params: ById,
    reply: InvitationForm,
  }),
  add: POST('/b2c/invitation/{p}-{s}/add', {
    summary:
      'Enters a member, once: with a place while there is one, on the waiting list otherwise; the same request answers the same',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({ id: RowId, requestId: z.uuid(), answers: FormAnswers }),
    reply: InvitationAdded,
  }),
  withdraw: POST('/b2c/invitation/{p}-{s}/withdraw', {
    summary:
      'Gives a place back before the event begins: the first who waits has it; repeatable, what was answered is removed',
    authz: 'user',
    body: z.strictObject({ id: RowId }),
    reply: z.object({ state: z.enum(entryStates) }),
  }),
}

/** What comes next, for a page of content. */
export const eventCalls = {
  eventList: GET('/b2c/event/{p}-{s}/list', {
    summary: 'The next events of a store, with the places that are left',
    authz: 'none',
    reply: z.array(EventTile),
  }),
}
