import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { legalOf } from './legal.repo.ts'
import './store.tables.ts'

/** A store as it is kept; what it lacks is told from that. */
export type KeptStore = Omit<StoreSetup, 'gaps'>
export type StoreTerms = Omit<
  KeptStore,
  'storeId' | 'times' | 'sending' | 'legal' | 'promises' | 'version'
>
export type StoreTimesSetup = StoreSetup['times']

const setupColumns = [
  'id',
  'name',
  'en',
  'address',
  'phone',
  'hours',
  'hot_words',
  'return_name',
  'return_phone',
  'return_address',
  'status',
  'pay_minutes',
  'ship_hours',
  'confirm_days',
  'answer_days',
  'send_back_days',
  'look_days',
  'sending',
  'legal',
  'promises',
  'version',
] as const

/** Every store of a partner as it is set up, open or closed. */
export async function listStoreSetups(db: Db, partnerId: number): Promise<KeptStore[]> {
  const rows = await db
    .selectFrom('store')
    .where('partner_id', '=', partnerId)
    .select(setupColumns)
    .orderBy('id')
    .execute()
  return rows.map(({ en, ...row }) => ({
    storeId: row.id,
    name: row.name,
    nameEn: en.name ?? '',
    address: row.address,
    addressEn: en.address ?? '',
    phone: row.phone,
    hours: row.hours,
    hoursEn: en.hours ?? '',
    hotWords: row.hot_words,
    hotWordsEn: en.hotWords ?? [],
    returnName: row.return_name,
    returnPhone: row.return_phone,
    returnAddress: row.return_address,
    isOpen: row.status === 1,
    times: {
      payMinutes: row.pay_minutes,
      shipHours: row.ship_hours,
      confirmDays: row.confirm_days,
      answerDays: row.answer_days,
      sendBackDays: row.send_back_days,
      lookDays: row.look_days,
    },
    sending: row.sending,
    legal: legalOf(row.legal),
    promises: row.promises,
    version: row.version,
  }))
}

/** Others who set up stores of this partner wait until this transaction has ended. */
export async function lockStores(trx: Db, partnerId: number): Promise<void> {
  await trx
    .selectFrom('partner')
    .where('id', '=', partnerId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Adds a store with the next number of its partner; its number. The stores are locked. */
export async function insertStore(trx: Db, partnerId: number, terms: StoreTerms): Promise<number> {
  const { last } = await trx
    .selectFrom('store')
    .where('partner_id', '=', partnerId)
    .select((read) => read.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  await trx
    .insertInto('store')
    .values({ partner_id: partnerId, id, ...columnsOf(terms) })
    .execute()
  return id
}

/** Changes a store; it has the next version. The stores are locked. */
export async function updateStore(trx: Db, scope: Scope, terms: StoreTerms): Promise<void> {
  await trx
    .updateTable('store')
    .set((read) => ({ ...columnsOf(terms), version: read('version', '+', 1) }))
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .execute()
}

/** Changes how long a store waits; it has the next version. The stores are locked. */
export async function updateTimes(trx: Db, scope: Scope, times: StoreTimesSetup): Promise<void> {
  await trx
    .updateTable('store')
    .set((read) => ({
      pay_minutes: times.payMinutes,
      ship_hours: times.shipHours,
      confirm_days: times.confirmDays,
      answer_days: times.answerDays,
      send_back_days: times.sendBackDays,
      look_days: times.lookDays,
      version: read('version', '+', 1),
    }))
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .execute()
}

function columnsOf(terms: StoreTerms) {
  const { nameEn, addressEn, hoursEn, hotWordsEn } = terms
  // What has no English words is shown in Chinese.
  const en = {
    ...(nameEn && { name: nameEn }),
    ...(addressEn && { address: addressEn }),
    ...(hoursEn && { hours: hoursEn }),
    ...(hotWordsEn.length > 0 && { hotWords: hotWordsEn }),
  }
  return {
    name: terms.name,
    address: terms.address,
    phone: terms.phone,
    hours: terms.hours,
    hot_words: [...terms.hotWords],
    en: JSON.stringify(en),
    return_name: terms.returnName,
    return_phone: terms.returnPhone,
    return_address: terms.returnAddress,
    status: terms.isOpen ? 1 : 0,
  }
}
