import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './brand.module.css'
import { houseBrandsTexts } from './house-brands.texts.ts'
import { NewBrandForm } from './new-brand.form.tsx'

/** Every brand of the installation, for the owner of the one that runs the house. */
export function HouseBrands() {
  const texts = houseBrandsTexts.use()
  const isEnglish = useLocale() === 'en'
  const { api, scope, canEverywhere } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    ...api.houseBrands.list.query(),
    enabled: canEverywhere('staff.write'),
  })
  if (!data?.isHouse) return null
  return (
    <Panel
      title={texts.title}
      extra={
        <Button icon={<Icon name="plus" size={16} />} onClick={() => setOpen(true)}>
          {texts.add}
        </Button>
      }
    >
      <ul className={styles.brands}>
        {data.brands.map(({ partnerId, name, nameEn, storeIds }) => (
          <li key={partnerId}>
            <div>
              {(isEnglish && nameEn) || name}{' '}
              {partnerId === scope.partnerId && <Pill tone="blue">{texts.here}</Pill>}
            </div>
            <div className="soft small">
              {texts.stores(storeIds.length)}
              {storeIds.length > 0 && ` · ${texts.address(`/a/${partnerId}-${storeIds[0]}`)}`}
            </div>
          </li>
        ))}
      </ul>
      {isOpen && <NewBrandForm of={undefined} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
