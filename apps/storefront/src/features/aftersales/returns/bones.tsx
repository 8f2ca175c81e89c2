import { Card } from '@mallard/ui/card'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows, SkeletonText } from '@mallard/ui/skeleton'
import styles from '#entities/after-sale/after-sale.module.css'
import { useNavigate } from '#platform/navigator/index.ts'
import { returnsTexts } from './returns.texts.ts'

/** A page about a return before it is known: goods where it begins with them, then words. */
export function Bones({
  title,
  goods = 0,
  lines,
}: {
  title: string
  goods?: number
  lines: number
}) {
  return (
    <>
      <NavBar title={title} onBack={useNavigate().back} />
      <div className={styles.page} role="status" aria-label={returnsTexts().loading}>
        {goods > 0 && (
          <Card inset={false}>
            <SkeletonRows count={goods} />
          </Card>
        )}
        <Card>
          <SkeletonText lines={lines} />
        </Card>
      </div>
    </>
  )
}
