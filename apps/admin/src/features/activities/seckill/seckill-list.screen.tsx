import { Progress } from 'antd'
import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import styles from './seckill.module.css'
import { seckillTexts } from './seckill.texts.ts'
import { sharePercent } from './share.ts'

/** Flash-sale sessions, the latest first, with what each has sold. */
export default defineActivityList({
  texts: seckillTexts,
  section: 'seckills',
  read: (api, asked) => api.seckillAdmin.list.query(asked),
  nameOf: ({ name }) => name,
  note: ({ skuCount }, texts) => texts.skus(skuCount),
  columns: (texts) => [
    {
      title: texts.sold,
      key: 'sold',
      width: 200,
      render: (_, { sold, reserved, quota }) => (
        <div className={styles.share}>
          <Progress
            aria-label={texts.sold}
            percent={sharePercent(sold + reserved, quota)}
            success={{ percent: sharePercent(sold, quota) }}
            size="small"
            showInfo={false}
          />
          <span className="small">
            {count(sold)} / {count(quota)}
          </span>
        </div>
      ),
    },
    {
      title: texts.reminders,
      key: 'reminders',
      width: 90,
      align: 'right',
      responsive: ['lg'],
      render: (_, { reminders }) => texts.people(reminders),
    },
  ],
  width: 640,
})
