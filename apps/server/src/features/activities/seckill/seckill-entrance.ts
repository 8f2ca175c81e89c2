import { href } from '@mallard/contract/paths'
import { beijingDay, beijingDateTime, fen } from '@mallard/kernel'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { shortYuan } from '#features/pricing/promotion/index.ts'
import { sessionNow } from './seckill.service.ts'

/** The flash sale that runs, with its lowest price, or when the next one begins. */
export const seckillEntrance = activityEntrance({
  kind: 'seckill',
  find: (services, scope, now, locale) => sessionNow({ services, scope, locale }, now),
  path: (scope) => href('seckillList', scope),
  note({ startAt, goods }, _locale, now) {
    if (startAt > now) {
      const time = beijingDateTime(startAt).slice(11, 16)
      return beijingDay(startAt) === beijingDay(now)
        ? [`${time} 开抢`, `From ${time}`]
        : [`明日 ${time} 开抢`, `From ${time} tomorrow`]
    }
    const lowest = shortYuan(fen(Math.min(...goods.map(({ price }) => price))))
    return [`¥${lowest} 起`, `From ¥${lowest}`]
  },
})
