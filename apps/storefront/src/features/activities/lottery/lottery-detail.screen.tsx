import { href } from '@mallard/contract/paths'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { LotteryBody } from './lottery-body.tsx'
import { lotteryTexts } from './lottery.texts.ts'

export default defineScreen('lotteryDetail', {
  queries: ({ api, params: { lotteryUrl } }) => ({ info: api.lottery.info.query({ lotteryUrl }) }),
  head: ({ scope: { partnerId, storeId }, locale }, { info }) => {
    const pic = info.prizes.find((prize) => prize.pic !== null)?.pic
    return {
      title: info.name,
      description: lotteryTexts.of(locale).description,
      ...(pic && { image: pic }),
      canonical: href('lotteryDetail', { partnerId, storeId, lotteryUrl: info.lotteryUrl }),
    }
  },
  Skeleton: () => <RowBones bar={<PageBar title="" />} count={6} label={lotteryTexts().loading} />,
  Screen: ({ data: { info } }) => <LotteryBody key={info.lotteryUrl} info={info} />,
})
