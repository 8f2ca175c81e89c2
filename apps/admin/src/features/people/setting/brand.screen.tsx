import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { BrandForm } from './brand.form.tsx'
import { BrandPhone } from './brand-phone.tsx'
import styles from './brand.module.css'
import { HouseBrands } from './house-brands.tsx'
import { brandTexts } from './brand.texts.ts'

/** What the brand is called, and how its shop looks. */
export default function BrandScreen() {
  const texts = brandTexts.use()
  const { api, scope, canEverywhere } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...api.brandAdmin.read.query(),
    staleTime: 0,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          data &&
          canEverywhere('store.write') && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {texts.change}
            </Button>
          )
        }
      />
      <div className={styles.panels}>
        {!data ? (
          error ? (
            <LoadFailed error={error} onAgain={refetch} />
          ) : (
            <Skeleton active />
          )
        ) : (
          <Panel
            title={[data.name, data.nameEn, !data.hasEnglish && texts.chineseOnly]
              .filter(Boolean)
              .join(' · ')}
            extra={
              <Link to={auditAddress(scope, `store ${scope.storeId}`)} className="soft small">
                {texts.history}
              </Link>
            }
          >
            <div className={styles.both}>
              <BrandPhone brand={data} tone="light" />
              <BrandPhone brand={data} tone="dark" />
            </div>
          </Panel>
        )}
        <HouseBrands />
      </div>
      {data && isOpen && <BrandForm of={data} onClose={() => setOpen(false)} />}
    </>
  )
}
