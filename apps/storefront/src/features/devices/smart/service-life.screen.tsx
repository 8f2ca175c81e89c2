import { lifeNoticeAt } from '@mallard/contract/devices/smart/smart.codes'
import type { SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { confirm } from '@mallard/ui/dialog'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { useAddToCart } from '#entities/goods/use-add-to-cart.ts'
import { useApi } from '#platform/api.ts'
import { dayText } from '#platform/moment-text.ts'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { LifeRing } from './life-ring.tsx'
import { Bones, SmartPage } from './smart-page.tsx'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useLearnDevice } from './use-device.ts'

/** How much of a blade mesh is left, the next one in one tap, and the word that it is in. */
export default defineScreen('smartServiceLife', {
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones />,
  Screen: () => (
    <SmartPage title={smartTexts().life}>
      {(device) => (
        <>
          <Life device={device} />
          <Mesh key={device.deviceId} mesh={device.mesh} />
          <Replace key={device.mesh.since} device={device} />
        </>
      )}
    </SmartPage>
  ),
})

function Life({ device: { lifeLeft, mesh } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const locale = useLocale()
  const said =
    lifeLeft > lifeNoticeAt ? texts.lifeGood : lifeLeft > 0 ? texts.lifeLow : texts.lifeOver
  return (
    <Card>
      <div className={styles.life}>
        <LifeRing percent={lifeLeft} label={texts.life} />
        <h2 className={lifeLeft > lifeNoticeAt ? styles.name : styles.worn}>{said}</h2>
        <p className={styles.soft}>{texts.lifeUsed(mesh.usedMinutes, mesh.ratedMinutes)}</p>
        <p className={styles.soft}>{texts.lifeSince(dayText(mesh.since, locale))}</p>
      </div>
    </Card>
  )
}

function Mesh({ mesh: { goods, productSn } }: Pick<SmartDevice, 'mesh'>) {
  const texts = smartTexts()
  const { partnerId, storeId } = usePage().scope
  const addToCart = useAddToCart()
  const [isAdded, setAdded] = useState(false)
  if (!goods || goods.stockState === 0)
    return (
      <Card title={texts.mesh}>
        {goods && <GoodsCard goods={goods} look="line" />}
        <p className={styles.soft}>{texts.noMesh}</p>
      </Card>
    )
  return (
    <Card title={texts.mesh}>
      <GoodsCard goods={goods} look="line" />
      <div className={`${styles.acts} ${styles.buy}`}>
        {isAdded ? (
          <Button kind="primary" size="lg" block href={href('cart', { partnerId, storeId })}>
            {texts.toCart}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="lg"
            block
            onClick={() => void addToCart({ productSn, quantity: 1 }).then(setAdded)}
          >
            {texts.buy}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Replace({ device: { deviceId, mesh } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const api = useApi()
  const learn = useLearnDevice()
  async function replaced() {
    const isSure = await confirm({
      title: texts.replacedTitle,
      text: texts.replacedText,
      cancel: texts.cancel,
      ok: texts.replacedOk,
    })
    if (!isSure) return
    try {
      await learn(await api.smart.confirmMesh({ deviceId, since: mesh.since }))
      toast(texts.replacedDone, { tone: 'good' })
    } catch {
      // The shell has said why.
    }
  }
  return (
    <Button size="lg" block onClick={() => void replaced()}>
      {texts.replaced}
    </Button>
  )
}
