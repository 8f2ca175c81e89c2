import { bucket } from './oss/own-keys.ts'

/**
 * The parties by the name of their host, `wxpay.sandbox.localhost`, and where their calls lie at
 * the sandbox: what a party has at `/` of its own address lies below that.
 */
const partyFolders: Readonly<Record<string, string>> = {
  wxpay: '/wxpay',
  alipay: '/alipay',
  unionpay: '/unionpay',
  sms: '/sms/aliyun',
  kd100: '/kd100',
  oss: '/oss',
  [`${bucket}.oss`]: `/oss/${bucket}`,
  oms: '/oms',
  device: '/device',
  qcc: '/qcc',
  meilisearch: '/meilisearch',
  wxapi: '/wxapi',
  wxopen: '/wxopen',
  apple: '/apple',
  wecom: '/wecom',
}

/** Where the party of this host lies, or undefined when it is nobody's. */
export function partyFolderAt(host: string | undefined): string | undefined {
  const name = /^([a-z0-9.-]+)\.sandbox\.localhost(:\d+)?$/.exec(host ?? '')?.[1]
  return name !== undefined && Object.hasOwn(partyFolders, name) ? partyFolders[name] : undefined
}

/**
 * The sandbox's address for one that came to a party's host. Its pages lead to addresses that are
 * the sandbox's already; keys of a bucket may read like one, and are none.
 */
export function addressFor(host: string | undefined, url: string): string {
  const folder = partyFolderAt(host)
  if (folder === undefined) return url
  const isOurs = !folder.startsWith('/oss') && url.startsWith(`${folder}/`)
  return isOurs ? url : `${folder}${url}`
}
