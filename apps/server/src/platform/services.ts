import type { LineTax } from '@mallard/contract/catalog/tax/tax.codes'
import type { AppMarks } from '@mallard/contract/host-signals'
import type { Clock } from '@mallard/kernel'
import type { ExpressChannel } from '@mallard/providers/express'
import type { DeviceCloud } from '@mallard/providers/device'
import type { FapiaoChannel } from '@mallard/providers/fapiao'
import type { OmsChannel } from '@mallard/providers/oms'
import type { PayChannel } from '@mallard/providers/pay'
import type { LabelChannel } from '@mallard/providers/label'
import type { PickupChannel } from '@mallard/providers/pickup'
import type { AppleChannel } from '@mallard/providers/apple'
import type { CompanyDirectory } from '@mallard/providers/companies'
import type { MailChannel } from '@mallard/providers/mail'
import type { RobotChannel } from '@mallard/providers/robot'
import type { SearchEngine } from '@mallard/providers/search'
import type { SmsChannel } from '@mallard/providers/sms'
import type { StorageChannel } from '@mallard/providers/storage'
import type { WecomChannel } from '@mallard/providers/wecom'
import type { WeixinChannel } from '@mallard/providers/weixin'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Cache } from './cache.ts'
import type { Mode } from './config.ts'
import type { Tables } from './db/tables.ts'
import type { IndexedLists } from './list-index/indexed-lists.ts'
import type { Limiter } from './rate-limit.ts'
import type { Turns } from './turns.ts'
import type { Reach } from './safe-fetch/index.ts'
import type { Signals } from './signals/index.ts'

export type PayMethod = PayChannel['method']

export interface SignInChannels {
  readonly weixin?: WeixinChannel | undefined
  readonly apple?: AppleChannel | undefined
  readonly wecom?: WecomChannel | undefined
}

/** Codes by text message in an hour. */
export interface SmsLimits {
  /** Those that one network may ask for. */
  readonly perNetwork: number
  /**
   * Those of a phone and of a browser before a picture has to be read; of a network for those who
   * bring no session.
   */
  readonly free: number
  /** Those of all browsers of a network before a picture has to be read. */
  readonly freeOfNetwork: number
  /** Those that the whole shop sends. */
  readonly budget: number
}

/** What every handler can use. Made once at start; tests make their own. */
export interface Services {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: Logger
  /** Answers that are the same for everyone, for 10 s at most. */
  readonly cache: Cache
  /** Whole pages of the shop, as everyone in a store sees them. */
  readonly documents: Cache
  readonly limiter: Limiter
  readonly smsLimits: SmsLimits
  /**
   * Searches that are really carried out in a minute for one member, and for everybody else of one
   * network.
   */
  readonly searchLimit: number
  /** Searches of the catalogue run few at a time. */
  readonly searchTurns: Turns
  /** What processes tell each other. */
  readonly signals: Signals
  /** One that is switched off has no trade types. */
  readonly pay: Readonly<Record<PayMethod, PayChannel>>
  /** Whether payments move real money, are played by the sandbox, or are all switched off. */
  readonly payments: Mode
  /** Who sends text messages; absent: nobody can be asked for a code. */
  readonly sms: SmsChannel | undefined
  /** Who follows parcels; absent: shoppers see the waybill alone. */
  readonly express: ExpressChannel | undefined
  /** Who issues e-invoices; absent: none can be had. */
  readonly fapiao: FapiaoChannel | undefined
  /** What invoices tell of goods, where neither they nor their partner say anything. */
  readonly houseTax: LineTax
  /** Who keeps the orders of other platforms; absent: nothing of theirs comes back here. */
  readonly oms: OmsChannel | undefined
  /** Who speaks with smart devices; absent: there are none. */
  readonly devices: DeviceCloud | undefined
  /** Who sends couriers for what comes back; absent: shoppers send it themselves. */
  readonly pickup: PickupChannel | undefined
  /** Who gives waybill numbers and labels; absent: staff type the numbers. */
  readonly labels: LabelChannel | undefined
  /** Who brings mail; absent: not set up. */
  readonly mail?: MailChannel | undefined
  /** Robots in groups, and other systems, that tell staff what happens. */
  readonly robots: Readonly<Record<'wecom' | 'dingtalk' | 'feishu' | 'hook', RobotChannel>>
  /** Where companies are looked up; absent: only among those that were invoiced. */
  readonly companies?: CompanyDirectory | undefined
  /** What is told of goods, and answers lists and searches of them; absent: none does. */
  readonly search?: SearchEngine | undefined
  /** Lists from memory or an external engine; absent: the database answers all of them. */
  readonly lists?: IndexedLists | undefined
  /** Where the pictures lie that people send. */
  readonly storage: StorageChannel
  /** Who vouches for people; absent: not set up. */
  readonly signIn: SignInChannels
  /** Address of the shop as the outside sees it, without a slash at the end. */
  readonly publicUrl: string
  /** Other origins at which a store (`1-2`) answers, as the operator says; absent: none. */
  readonly storeDomains?: Readonly<Record<string, readonly string[]>>
  /** Address of the script of a third party that counts visits; absent: none does. */
  readonly analyticsScript?: string | undefined
  /**
   * By which the own apps of brands that name no marks are recognised, where the operator says so.
   */
  readonly appMarks?: Partial<AppMarks> | undefined
  /** Names of the files that prove whose the domain is; absent: none. */
  readonly domainProofs?: readonly string[]
  /** Where strangers' addresses may lead that are fetched; absent: the public internet. */
  readonly reach?: Reach | undefined
  /** Secret for keyed hashes of codes (never of passwords). */
  readonly hashKey: string
}
