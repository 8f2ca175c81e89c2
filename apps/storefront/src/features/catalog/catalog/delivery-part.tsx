import { AreaPicker } from '@mallard/ui/area-picker'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ClockIcon, LocationIcon, TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { useApi } from '#platform/api.ts'
import { usePartner } from '#platform/partner.ts'
import { choiceText, codesOf, loadKitAreas } from '#entities/address/kit-areas.ts'
import { laterTexts } from './goods-later.texts.ts'
import styles from './service-sheet.module.css'

interface Place {
  code: string
  name: string
}

/** Where it goes, when it comes and what that costs. */
export function DeliveryPart({ goods }: { goods: GoodsDetail }) {
  const texts = laterTexts()
  const locale = useLocale()
  const store = usePartner()?.store
  const [chosen, setChosen] = useState<Place>()
  const [isPicking, setPicking] = useState(false)
  const { data } = useQuery(
    useApi().catalog.delivery.query({ id: goods.itemId, ...(chosen && { code: chosen.code }) }),
  )
  const arrival = data ? data.arrivalText : goods.arrivalText
  return (
    <>
      <CellList className={styles.where}>
        <Cell
          icon={<LocationIcon size={22} />}
          title={texts.sentTo}
          note={chosen?.name ?? data?.place ?? texts.areaUnset}
          onPress={() => setPicking(true)}
        />
      </CellList>
      <ul className={styles.promises}>
        {data?.isDelivered === false ? (
          <li>
            <TruckIcon size={22} />
            <span>
              <b>{texts.notThere}</b>
            </span>
          </li>
        ) : (
          <>
            {arrival !== '' && (
              <li>
                <ClockIcon size={22} />
                <span>
                  <b>{arrival}</b>
                  <small>{texts.byBeijing}</small>
                </span>
              </li>
            )}
            <li>
              <TruckIcon size={22} />
              <span>
                <b>{data?.freightText ?? goods.freightText}</b>
                <small>{texts.freightNote}</small>
              </span>
            </li>
          </>
        )}
        {store && (
          <li>
            <LocationIcon size={22} />
            <span>
              <b>{texts.sentBy(store.name)}</b>
              <small>{texts.followParcel}</small>
            </span>
          </li>
        )}
      </ul>
      <AreaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        value={chosen?.code}
        areas={() => loadKitAreas(locale)}
        onConfirm={(choice) => {
          setPicking(false)
          setChosen({ code: codesOf(choice).countyCode, name: choiceText(choice) })
        }}
      />
    </>
  )
}
