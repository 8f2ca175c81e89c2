import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { SkeletonRows, SkeletonText } from '@mallard/ui/skeleton'
import styles from '#entities/after-sale/after-sale.module.css'
import { isApiError } from '#platform/api-error.ts'
import { thirdReturnTexts } from './third-return.texts.ts'

export function Bones() {
  return (
    <div className={styles.page} role="status" aria-label={thirdReturnTexts().loading}>
      <Card>
        <SkeletonText lines={3} />
      </Card>
      <Card inset={false}>
        <SkeletonRows count={2} />
      </Card>
    </div>
  )
}

/** Instead of what may not be seen: the half hour is over, it is not there, or it did not come. */
export function NotShown({
  error,
  onRetry,
  isBusy,
}: {
  error: unknown
  onRetry: () => void
  isBusy: boolean
}) {
  const texts = thirdReturnTexts()
  const reason = isApiError(error) ? error.reason : undefined
  if (reason === 'thirdAccessOver') {
    return (
      <Empty
        art="order"
        title={texts.lapsed}
        note={texts.lapsedNote}
        action={
          <Button kind="primary" href={href('thirdReturn')}>
            {texts.verify}
          </Button>
        }
      />
    )
  }
  if (reason === 'notFound' || reason === 'badInput')
    return (
      <Empty
        art="search"
        title={texts.missing}
        note={texts.missingNote}
        action={<Button href={href('thirdReturnList')}>{texts.mine}</Button>}
      />
    )
  return <ErrorState onRetry={onRetry} busy={isBusy} />
}
