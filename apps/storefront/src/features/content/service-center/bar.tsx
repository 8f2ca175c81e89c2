import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

export function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}

/** Bones of any page of the centre. */
export function Bones({ title }: { title: string }) {
  return (
    <>
      <Bar title={title} />
      <div className={styles.page} role="status" aria-label={serviceCenterTexts().loading}>
        {[0, 1, 2].map((part) => (
          <div key={part} className={styles.article}>
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </>
  )
}
