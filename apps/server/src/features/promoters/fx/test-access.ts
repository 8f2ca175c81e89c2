import { randomUUID } from 'node:crypto'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { promoterStatus, withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { seal } from '#platform/secrets.ts'
import { apply, findPromoter } from './fx.repo.ts'
import { changeStanding } from './standing.service.ts'
import { writeEntry } from './ledger.repo.ts'
import { insertWithdrawal, listBanks, moveWithdrawal, writeCard } from './withdraw.repo.ts'
import { cardPurpose } from './withdraw.service.ts'

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const { db } = shop.services
  const at = () => new Date(shop.clock.now())
  /** A member who was no promoter. */
  const member = async (partnerId: number): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into member (partner_id, uuid, nickname, created_at) values (${partnerId}, gen_random_uuid(), '推广', now()) returning id`.execute(
      db,
    )
    return rows[0]!.id
  }
  const application = async (partnerId: number): Promise<{ id: number }> => {
    const memberId = await member(partnerId)
    const form = { realName: '推广', phone: '13900000000', idTail: '', at: at() }
    await apply(db, { partnerId, storeId: 1, memberId, ...form }, at())
    const { id } = (await findPromoter(db, partnerId, { memberId }))!
    return { id }
  }
  let cards = 0
  const cardOf = async (partnerId: number, promoterId: number): Promise<number> => {
    const cardNo = `6222${String((cards += 1)).padStart(12, '0')}`
    const { hashKey } = shop.services
    await writeCard(db, {
      partnerId,
      promoterId,
      holder: '推广',
      sealed: seal(hashKey, cardPurpose, cardNo),
      hash: cardNo,
      tail: cardNo.slice(-4),
      bankName: '招商银行',
      at: at(),
    })
    return Math.max(...(await listBanks(db, promoterId)).map(({ id }) => id))
  }
  /** Somebody's withdrawal of all that they had. */
  const withdrawal = async (partnerId: number, isApproved = false): Promise<{ id: number }> => {
    const { id: promoterId } = await application(partnerId)
    const bankId = await cardOf(partnerId, promoterId)
    const entry = { promoterId, amount: 5000, at: at() }
    await writeEntry(db, { ...entry, kind: 'freeze', ref: 'test' })
    await writeEntry(db, { ...entry, kind: 'settle', ref: 'test' })
    const asked = { partnerId, promoterId, bankId, requestId: 'access-1', amount: 5000, fee: 0 }
    const id = (await insertWithdrawal(db, { ...asked, at: at() }))!
    await writeEntry(db, { ...entry, kind: 'withdraw', ref: `w${id}` })
    const staff = { id: 1, name: '店长' }
    if (isApproved)
      await moveWithdrawal(db, id, { status: withdrawStatus.approved, staff, at: at() })
    return { id }
  }
  /** A card of the one who asks, who becomes a promoter by it. */
  const ownCard = async (who: Caller): Promise<{ id: number }> => {
    const { partnerId } = who.scope
    const { id: memberId } = await who.data(identityCalls.userInfo, {})
    const form = { realName: '推广', phone: '13900000000', idTail: '', at: at() }
    await apply(db, { partnerId, storeId: 1, memberId, ...form }, at())
    const { id } = (await findPromoter(db, partnerId, { memberId }))!
    const { applying: from, active: to } = promoterStatus
    await changeStanding(db, { id, from, to, note: '', at: at() })
    return { id: await cardOf(partnerId, id) }
  }
  const waiting = await withdrawal(theirs.owner.scope.partnerId)
  const foreign = { theirs: waiting, missing: { id: largestId } }
  let serials = 0
  const one = await application(1)
  const byId = {
    theirs: await application(theirs.owner.scope.partnerId),
    missing: { id: largestId },
  }
  const rate = { kind: 'sku', target: sku.productSn, bp: 500 } as const
  const words = (goods: string) => ({
    title: '好物',
    titleEn: '',
    words: '推荐',
    wordsEn: '',
    goods,
    requestId: randomUUID() as string,
  })
  const notYet = 'fxNotPromoter'
  return {
    open: {
      'fx.initForm': {},
      'fx.register': { realName: '林小满', phone: '13900001234', code: '123456', agreed: true },
      'fx.center': {},
      'fx.myCollect': {},
      'fx.myAchievement': {},
      'fx.myCustomer': {},
      'fx.totalAmount': {},
      'fx.goods': {},
      'fx.material': {},
      'fx.cashOutCollect': {},
      'fx.cashOutLists': {},
      'fx.cashOutTotal': {},
      'fx.cashOutSubmit': { amount: 1000, bankId: 1, requestId: 'access-0', phoneCode: '123456' },
      'fx.bankList': {},
      'fx.bankAdd': {
        holder: '林小满',
        cardNo: '6222020000000000000',
        bankName: '工商银行',
        phoneCode: '123456',
        agreed: true,
      },
      'fx.brought': { path: '/fx/1-1/x/goods/y' },
      'catalog.bySn': { productSn: sku.productSn },
    },
    refusals: {
      'fx.register': 'fxClosed',
      'fx.center': notYet,
      'fx.myCollect': notYet,
      'fx.myAchievement': notYet,
      'fx.myCustomer': notYet,
      'fx.totalAmount': notYet,
      'fx.goods': notYet,
      'fx.material': notYet,
      'fx.cashOutCollect': notYet,
      'fx.cashOutLists': notYet,
      'fx.cashOutTotal': notYet,
      'fx.cashOutSubmit': notYet,
      'fx.bankList': notYet,
      'fx.bankAdd': notYet,
      'fx.brought': notYet,
    },
    owned: { 'fx.bankDefault': { own: ownCard, missing: { id: largestId }, inEveryStore: true } },
    admin: {
      'fxAdmin.promoters': { own: async () => ({}), plain: ['q'] },
      'fxAdmin.promoter': { own: async () => one, ...byId },
      'fxAdmin.decide': {
        own: async () => ({ ...(await application(1)), verdict: 'approve' }),
        ...byId,
        plain: ['note'],
      },
      'fxAdmin.ledger': { own: async () => one, ...byId },
      'fxAdmin.rates': { own: async () => ({}) },
      'fxAdmin.saveRate': {
        own: async () => rate,
        missing: { target: 'NO-SUCH-CODE' },
        theirs: { target: theirs.sku.productSn },
        plain: ['bp'],
      },
      'fxAdmin.removeRate': {
        own: async () => ({ id: (await owner.data(fxAdminCalls.saveRate, rate)).id }),
        plain: ['id'],
      },
      'fxAdmin.withdrawals': { own: async () => ({}) },
      'fxAdmin.approve': { own: () => withdrawal(1), ...foreign },
      'fxAdmin.reject': {
        own: async () => ({ ...(await withdrawal(1)), reason: '资料不全' }),
        ...foreign,
        plain: ['reason'],
      },
      'fxAdmin.pay': {
        own: async () => ({
          ...(await withdrawal(1, true)),
          serial: `ACCESS-${(serials += 1)}`,
        }),
        ...foreign,
        plain: ['serial', 'phoneCode'],
      },
      'fxAdmin.fail': {
        own: async () => ({ ...(await withdrawal(1, true)), reason: '账户不符' }),
        ...foreign,
        plain: ['reason'],
      },
      'fxAdmin.card': { own: () => withdrawal(1, true), ...foreign },
      'fxAdmin.materials': { own: async () => ({}) },
      'fxAdmin.addMaterial': {
        own: async () => words(sku.productSn),
        theirs: { goods: theirs.sku.productSn },
        missing: { goods: 'NO-SUCH-CODE' },
        plain: ['title', 'titleEn', 'words', 'wordsEn', 'requestId'],
      },
      'fxAdmin.removeMaterial': {
        own: () => owner.data(fxAdminCalls.addMaterial, words('')),
        plain: ['id'],
      },
      'fxAdmin.setting': { own: async () => ({}) },
      'fxAdmin.saveSetting': {
        own: async () => owner.data(fxAdminCalls.setting, {}),
        plain: ['rateBp', 'minAmount', 'feeBp', 'offKinds', 'version'],
      },
    },
  }
}
