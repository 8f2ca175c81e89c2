import { Progress } from 'antd'
import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { count } from '#platform/show.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { goalPercent, progressText, resultTones } from './progress.ts'

/** Group purchases, the latest first, with how far each has come. */
export default defineActivityList({
  texts: groupTexts,
  section: 'group-buys',
  read: (api, asked) => api.groupBuyAdmin.list.query(asked),
  nameOf: ({ name }) => name,
  note: ({ skuCount }, texts) => texts.skus(skuCount),
  beside: ({ result }, texts) => <Pill tone={resultTones[result]}>{texts[result]}</Pill>,
  columns: (texts) => [
    {
      title: texts.progress,
      key: 'progress',
      width: 180,
      render: (_, row) => (
        <div className={styles.share}>
          {row.goal.type !== 'none' && (
            <Progress
              aria-label={texts.progress}
              percent={goalPercent(row)}
              size="small"
              showInfo={false}
            />
          )}
          <span className="small">{progressText(row, texts)}</span>
        </div>
      ),
    },
    {
      title: texts.sold,
      key: 'sold',
      width: 120,
      align: 'right',
      responsive: ['lg'],
      render: (_, { sold, quota }) => `${count(sold)} / ${count(quota)}`,
    },
  ],
  width: 720,
})
