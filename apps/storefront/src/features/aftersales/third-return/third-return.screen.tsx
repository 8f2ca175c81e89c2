import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ReceiptIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Steps } from '@mallard/ui/steps'
import parts from '#entities/after-sale/after-sale.module.css'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FindOrderForm } from './find-order.form.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'
import styles from './third-return.module.css'

/**
 * Both find an order; the second one is where the OMS leads its buyers, with the number in the
 * address.
 */
export default defineScreen(['thirdReturn', 'omsReturn'], {
  query: ['orderSn'],
  head: ({ name, locale }) => ({
    title:
      name === 'omsReturn'
        ? thirdReturnTexts.of(locale).omsTitle
        : thirdReturnTexts.of(locale).title,
    noIndex: true,
  }),
  Screen: ({ name, query }) => {
    const texts = thirdReturnTexts()
    const isLed = name === 'omsReturn'
    return (
      <>
        <NavBar title={isLed ? texts.omsTitle : texts.title} onBack={useNavigate().back} />
        <div className={parts.page}>
          <p className={styles.intro}>{isLed ? texts.omsIntro : texts.intro}</p>
          <FindOrderForm orderSn={query.orderSn ?? ''} />
          <CellList>
            <Cell
              icon={<ReceiptIcon />}
              title={texts.mine}
              note={texts.mineNote}
              href={href('thirdReturnList')}
            />
          </CellList>
          <Card title={texts.steps}>
            <Steps
              items={[texts.stepFind, texts.stepAsk, texts.stepSend, texts.stepDone].map(
                (title) => ({ key: title, title }),
              )}
              current={0}
            />
          </Card>
        </div>
      </>
    )
  },
})
