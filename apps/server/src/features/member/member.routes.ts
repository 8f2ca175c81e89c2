import { agreementDeskCalls } from '@mallard/contract/member/agreement-desk.calls'
import { memberCalls } from '@mallard/contract/member/member.calls'
import { memberDeskCalls } from '@mallard/contract/member/member-desk.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { deskAgreements, publishAgreement } from './agreement-desk.service.ts'
import { agreementChoose, agreementList } from './agreement.service.ts'
import { cancelMember, cancelSms, checkCancel, endAccount, takeBack } from './cancel.service.ts'
import { deskDetail, deskList } from './member-desk.service.ts'
import { flushData, index } from './member.service.ts'
import { personal, personalExport, type AccountBook } from './personal-data.service.ts'
import { changePhone, identityList, identityUnbind, phoneCode, sessionEnd, sessionEndAll, sessionList } from './security.service.ts'

/** The book says what all features hold about a member; only the composition knows them all. */
export function memberRoutes(book: AccountBook): Bound[] {
  const own = bind('member', memberCalls, {
    flushData,
    index,
    checkCancel: (ctx) => checkCancel(ctx, book),
    cancelSms,
    cancelMember: (ctx, input) => cancelMember(ctx, book, input),
    takeBack,
    sessionList,
    sessionEnd,
    sessionEndAll,
    identityList,
    identityUnbind,
    phoneCode,
    changePhone,
    agreementList,
    agreementChoose,
    personal: (ctx) => personal(ctx, book),
    personalExport: (ctx) => personalExport(ctx, book),
  })
  return [
    ...own,
    ...bind('memberDesk', memberDeskCalls, { list: deskList, detail: deskDetail }),
    ...bind('agreementDesk', agreementDeskCalls, { list: (ctx) => deskAgreements(ctx), publish: publishAgreement }),
  ]
}

export function memberJobs(services: Services, book: AccountBook): Pick<JobHandlers, 'member.anonymise'> {
  return { 'member.anonymise': { run: ({ payload }) => endAccount(services, book, payload) } }
}
