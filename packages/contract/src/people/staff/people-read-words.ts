import { auditKinds } from './audit.codes.ts'
import { kindText, objectText } from './audit-words.ts'
import type { peopleKinds, ReadWay } from './people-read.codes.ts'

type Words<Name extends string> = Readonly<Record<Name, readonly [zh: string, en: string]>>

const ways: Words<ReadWay> = {
  open: ['查看', 'Opened'],
  list: ['看列表', 'Listed'],
  search: ['搜索', 'Searched'],
  export: ['导出', 'Exported'],
}

const kinds: Words<(typeof peopleKinds)[number]> = {
  voucher: ['转账凭证', 'Transfer voucher'],
  device: ['智能设备', 'Smart device'],
  share: ['分享', 'Shares'],
  floor: ['门店身份', 'Roles on the floor'],
}

export const wayText = (way: ReadWay, isEnglish: boolean) => ways[way][isEnglish ? 1 : 0]

/** `order 2611…`, or `order` for all of its kind, in words. */
export function readObjectText(object: string, isEnglish: boolean): string {
  const [name = '', number = ''] = object.split(' ')
  const own = Object.entries(kinds).find(([kind]) => kind === name)?.[1][isEnglish ? 1 : 0]
  if (own) return `${own} ${number}`.trim()
  const kind = auditKinds.find((each) => each === name)
  return kind && !number ? kindText(kind, isEnglish) : objectText(object, isEnglish)
}
