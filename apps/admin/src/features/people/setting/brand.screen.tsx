import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Loaded } from '#platform/parts/loaded.tsx'
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
  const answer = useQuery({
    ...api.brandAdmin.read.query(),
    staleTime: 0,
  })
  const { data } = answer
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
        <Loaded answer={answer}>
          {(brand) => (
            <Panel
              title={[brand.name, brand.nameEn, !brand.hasEnglish && texts.chineseOnly]
                .filter(Boolean)
                .join(' · ')}
              extra={
                <Link to={auditAddress(scope, `store ${scope.storeId}`)} className="soft small">
                  {texts.history}
                </Link>
              }
            >
              <div className={styles.both}>
                <BrandPhone brand={brand} tone="light" />
                <BrandPhone brand={brand} tone="dark" />
              </div>
            </Panel>
          )}
        </Loaded>
        <HouseBrands />
      </div>
      {data && isOpen && <BrandForm of={data} onClose={() => setOpen(false)} />}
    </>
  )
}
