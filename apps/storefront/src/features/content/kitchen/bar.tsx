import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import sheet from '#entities/guide/guide.module.css'
import { useNavigate } from '#platform/navigator/index.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

export function Bar({ title, isShared = true }: { title: string; isShared?: boolean }) {
  return (
    <NavBar
      title={title}
      onBack={useNavigate().back}
      right={isShared && <ShareButton label={kitchenTexts().share} />}
    />
  )
}

/** Bones of any of these pages. */
export function Bones({ title }: { title: string }) {
  return (
    <>
      <Bar title={title} isShared={false} />
      <div className={styles.page} role="status" aria-label={kitchenTexts().loading}>
        {[0, 1, 2].map((part) => (
          <div key={part} className={sheet.card}>
            <SkeletonText lines={5} />
          </div>
        ))}
      </div>
    </>
  )
}
