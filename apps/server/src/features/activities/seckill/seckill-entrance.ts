import { href } from '@mallard/contract/paths'
import { beijingDay, beijingDateTime, fen } from '@mallard/kernel'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import type { Entrance } from '#platform/entrance.ts'
import { sessionNow } from './seckill.service.ts'

/** The flash sale that runs, with its lowest price, or when the next one begins. */
export const seckillEntrance: Entrance = {
  kind: 'seckill',
  async now(services, scope, locale) {
    const now = services.clock.now()
    const session = await sessionNow({ services, scope, locale }, now)
    if (!session) return undefined
    const path = href('seckillList', scope)
    if (session.startAt > now) {
      const time = beijingDateTime(session.startAt).slice(11, 16)
      const isToday = beijingDay(session.startAt) === beijingDay(now)
      const inChinese = `${isToday ? '' : '明日 '}${time} 开抢`
      const inEnglish = `From ${time}${isToday ? '' : ' tomorrow'}`
      return { path, note: locale === 'en' ? inEnglish : inChinese }
    }
    const lowest = shortYuan(fen(Math.min(...session.goods.map(({ price }) => price))))
    return { path, note: locale === 'en' ? `From ¥${lowest}` : `¥${lowest} 起` }
  },
}
