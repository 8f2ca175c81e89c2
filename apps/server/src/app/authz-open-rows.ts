import type { Input } from './test-access.ts'

/** Something each row without owned ids can be asked for. */
export function openRows(): Readonly<Record<string, Input>> {
  const scope = { partnerId: 1, storeId: 1 }
  return {
    'member.flushData': scope,
    'member.index': {},
    'member.checkCancel': {},
    'member.cancelSms': {},
    'member.cancelMember': { reason: '不再使用', phoneCode: '000000' },
    'member.takeBack': {},
    'member.sessionList': {},
    'member.sessionEndAll': { keepThis: true },
    'member.identityList': {},
    'member.passwordState': {},
    'member.passwordCode': {},
    'member.passwordSet': { password: 'kettle on the stove', current: 'nonsense' },
    'member.phoneCode': { which: 'new', phone: '13911114444' },
    'member.changePhone': { phone: '13911115555', code: '000000', oldCode: '000000' },
    'member.agreementList': {},
    'member.agreementChoose': { code: 'analytics', isAllowed: true },
    'member.personal': {},
    'member.personalExport': {},
  }
}

/** How rows refuse one who has not been asked, or has no code, or got one a moment ago. */
export const wantsCode: Readonly<Record<string, string>> = {
  'member.passwordCode': 'codeTooSoon',
  'member.passwordSet': 'wrongCurrentPassword',
  'member.cancelMember': 'wrongCode',
  'member.changePhone': 'wrongOldCode',
}
