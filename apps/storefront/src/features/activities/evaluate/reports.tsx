import type { EvaluateReport } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { href } from '@mallard/contract/paths'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { useState } from 'react'
import { ReviewCard } from '#entities/goods/review-card.tsx'
import { Link, usePage } from '#platform/navigator/index.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'

interface ReportsProps {
  reports: readonly EvaluateReport[]
  /** Each says of which trial it is, and leads there. */
  isLinked?: boolean
}

/** Reports of testers, with their pictures to look at. */
export function Reports({ reports, isLinked }: ReportsProps) {
  const texts = evaluateTexts()
  const { partnerId, storeId } = usePage().scope
  const [viewed, setViewed] = useState<{ report: EvaluateReport; place: number }>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.commentId}>
            {isLinked && (
              <Link
                to={href('checkEvaluateDetail', { partnerId, storeId, id: report.evaluateId })}
                className={styles.of}
              >
                {report.name}
              </Link>
            )}
            <ReviewCard
              review={report}
              onPicture={(place) => {
                setViewed({ report, place })
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      {viewed && (
        <ImageViewer
          open={isOpen}
          onClose={() => setOpen(false)}
          index={viewed.place}
          pictures={[...viewed.report.pics, ...(viewed.report.append?.pics ?? [])].map(
            ({ url }) => ({ src: url, alt: texts.pictureOf(viewed.report.nickname) }),
          )}
        />
      )}
    </>
  )
}
