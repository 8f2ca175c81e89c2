import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { memberRecordAdminCalls } from '@mallard/contract/account/member/member-record-admin.calls'
import { bind, type Bound } from '#platform/http/bind.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { PersonalDataRegister } from '#platform/personal-data.ts'
import type { Services } from '#platform/services.ts'
import { adminAgreements, publishAgreement } from './agreement-admin.service.ts'
import { agreementChoose, agreementList } from './agreement.service.ts'
import { cancelMember, cancelSms, checkCancel, endAccount, takeBack } from './cancel.service.ts'
import { adminDetail, adminList } from './member-admin.service.ts'
import {
  addNote,
  readRecord,
  removeNote,
  removeTag,
  saveTag,
  setTags,
  tags,
} from './member-record.service.ts'
import { flushData, index } from './member.service.ts'
import { passwordCode, passwordSet, passwordState } from './password.service.ts'
import { personal, personalExport } from './personal-data.service.ts'
import { closeFor, copyFor } from './rights-of-data.service.ts'
import {
  changePhone,
  identityList,
  identityUnbind,
  phoneCode,
  sessionEnd,
  sessionEndAll,
  sessionList,
} from './security.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** What all features hold about a member; only `app/` knows them all. */
    personalDataRegister: PersonalDataRegister
  }
}

export function memberRoutes(register: PersonalDataRegister): Bound[] {
  const own = bind('member', memberCalls, {
    flushData,
    index,
    checkCancel: (ctx) => checkCancel(ctx, register),
    cancelSms,
    cancelMember: (ctx, input) => cancelMember(ctx, register, input),
    takeBack,
    sessionList,
    sessionEnd,
    sessionEndAll,
    identityList,
    identityUnbind,
    phoneCode,
    changePhone,
    passwordState,
    passwordCode,
    passwordSet,
    agreementList,
    agreementChoose,
    personal: (ctx) => personal(ctx, register),
    personalExport: (ctx) => personalExport(ctx, register),
  })
  return [
    ...own,
    ...bind('memberAdmin', memberAdminCalls, {
      list: adminList,
      detail: adminDetail,
      copy: (ctx, input) => copyFor(ctx, register, input),
      close: (ctx, input) => closeFor(ctx, register, input),
    }),
    ...bind('memberRecordAdmin', memberRecordAdminCalls, {
      tags,
      saveTag,
      removeTag,
      read: readRecord,
      setTags,
      addNote,
      removeNote,
    }),
    ...bind('agreementAdmin', agreementAdminCalls, {
      list: (ctx) => adminAgreements(ctx),
      publish: publishAgreement,
    }),
  ]
}

export function memberJobs(
  services: Services,
  register: PersonalDataRegister,
): Pick<JobHandlers, 'member.anonymise'> {
  return { 'member.anonymise': { run: ({ payload }) => endAccount(services, register, payload) } }
}
