import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { pageOf, RowId, whole } from '../../fields.ts'
import { ofItsPlace, typedAddress } from '../../people/address/address.calls.ts'
import { LotteryChances, LotteryDraw, LotteryInfo, LotteryWin } from './lottery.fields.ts'

/** What stands in the address of a lottery. */
export const LotteryUrl = z.string().regex(/^[a-z0-9-]{3,40}$/, '活动地址不正确')
const ByUrl = z.object({ lotteryUrl: LotteryUrl })

/** An address that is typed for one prize, and kept with it alone. */
export const PrizeAddressInput = ofItsPlace(
  z.strictObject({ ...typedAddress, lotteryItemId: RowId }),
)

export const lotteryCalls = {
  info: GET('/b2c/lottery/{p}-{s}/info/{lotteryUrl}', {
    summary: 'A lottery with its prizes and their odds, and the draws that the member has left',
    authz: 'none',
    params: ByUrl,
    reply: LotteryInfo,
  }),
  lottery: POST('/b2c/lottery/{p}-{s}/lottery/{lotteryUrl}', {
    summary: 'Draws; the same drawToken answers with the same prize',
    authz: 'user',
    isPerk: true,
    params: ByUrl,
    body: z.strictObject({
      /** A UUID that the phone makes for each draw. */
      drawToken: z.uuid(),
      /** Whether points may pay for it once no other draw is left. */
      usePoints: z.boolean().default(false),
    }),
    reply: LotteryDraw,
  }),
  share: POST('/b2c/lottery/{p}-{s}/share/{lotteryUrl}', {
    summary: 'Notes that the member shared a lottery, which brings one draw a day',
    authz: 'user',
    isPerk: true,
    params: ByUrl,
    reply: LotteryChances,
  }),
  saveAddress: POST('/b2c/lottery/{p}-{s}/save-address', {
    summary: 'Where a prize of goods is to be sent, as it is typed; until it is sent',
    authz: 'self',
    body: PrizeAddressInput,
    reply: LotteryWin,
  }),
  setAddress: POST('/b2c/lottery/{p}-{s}/set-address', {
    summary: 'Where a prize of goods is to be sent, by one of the member’s addresses',
    authz: 'self',
    body: z.strictObject({ lotteryItemId: RowId, addressId: RowId }),
    reply: LotteryWin,
  }),
}

export const lotteryMemberCalls = {
  lotteryList: GET('/b2c/member/{p}-{s}/lottery-list', {
    summary: 'Prizes that the member has won in this store, the latest first',
    authz: 'user',
    query: z.object({ page: whole(1, 10_000).default(1), size: whole(1, 99).default(99) }),
    reply: pageOf(LotteryWin),
  }),
}
