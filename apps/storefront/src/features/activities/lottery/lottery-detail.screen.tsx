import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
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
  Skeleton: () => (
    <>
      <NavBar title="" onBack={useNavigate().back} />
      <div role="status" aria-label={lotteryTexts().loading}>
        <SkeletonRows count={6} />
      </div>
    </>
  ),
  Screen: ({ data: { info } }) => <LotteryBody key={info.lotteryUrl} info={info} />,
})
