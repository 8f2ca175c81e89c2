import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { memberCalls } from '@mallard/contract/member/member.calls'
import { day, hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { sendPicture } from '#app/test-pictures.ts'
import { testShop } from '#app/test-shop.ts'
import { masterKey } from '#features/upload/picture-address.service.ts'
import { claim, sweep } from '#features/upload/upload.service.ts'

const shop = await testShop()
const { db, storage } = shop.services
const purposes = ['review', 'voucher', 'return', 'avatar'] as const

it('a closed account leaves nothing of the pictures that no page of the shop shows any more', async () => {
  const phone = '13700008001'
  const who = await shop.shopper(phone)
  const owner = { partnerId: 1, memberId: (await who.data(identityCalls.userInfo, {})).id }
  const kept: string[] = []
  for (const purpose of purposes) {
    const key = await sendPicture(shop, who, purpose)
    kept.push(masterKey(key, purpose))
    await db.transaction().execute((trx) => claim(trx, owner, [key], purpose))
  }
  shop.clock.advance(hour)
  await who.data(memberCalls.cancelSms, {})
  const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
  await who.data(memberCalls.cancelMember, { reason: '不再使用', phoneCode: message?.code ?? '' })
  shop.clock.advance(8 * day)
  await shop.worker.runDue()
  await sweep(shop.services)
  const left = await Promise.all(kept.map((key) => storage.read(key, 1e7)))
  expect(left.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'failed', 'failed'])
})
