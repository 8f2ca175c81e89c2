import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import type { WholeReturn } from '@mallard/contract/aftersales/returns/returns.fields'
import { staffLevel } from '@mallard/contract/people/floor/floor.codes'
import { href } from '@mallard/contract/paths'
import { plainCode } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { Field, useForm } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { floorTexts } from './floor.texts.ts'
import styles from './user-center.module.css'

interface FloorSheetProps {
  open: boolean
  /** That of the member: 2 and more is a supervisor. */
  level: number
  onClose: () => void
}

/** For guides and supervisors of a store: finds a customer's order and asks for its return. */
export default function FloorSheet({ open, level, onClose }: FloorSheetProps) {
  const role = level >= staffLevel.supervisor ? returnRole.supervisor : returnRole.guide
  return (
    <Sheet open={open} onClose={onClose} title={floorTexts().title}>
      {open && <Steps role={role} onClose={onClose} />}
    </Sheet>
  )
}

function Steps({ role, onClose }: { role: number; onClose: () => void }) {
  const [found, setFound] = useState<WholeReturn>()
  return found ? (
    <Lines found={found} role={role} onClose={onClose} onAgain={() => setFound(undefined)} />
  ) : (
    <Find role={role} onFound={setFound} />
  )
}

function Find({ role, onFound }: { role: number; onFound: (found: WholeReturn) => void }) {
  const texts = floorTexts()
  const api = useApi()
  const form = useForm({
    initial: { orderSn: '' },
    rules: {
      orderSn: [
        { required: true, message: texts.needed },
        { validator: (typed) => /^\d{20}$/.test(plainCode(typed)), message: texts.wrong },
      ],
    },
    // A refusal is told by the shell, and the number stays to be mended.
    onSubmit: ({ orderSn }) =>
      api.returns.orderDetail({ sn: plainCode(orderSn), role }).then(onFound, () => undefined),
  })
  return (
    <form {...form.props} className={styles.find}>
      <p>{texts.intro}</p>
      <Field
        layout="stack"
        label={texts.orderSn}
        placeholder={texts.orderSnPlaceholder}
        {...form.field('orderSn')}
        required={false}
        type="code"
        autoComplete="off"
        maxLength={40}
      />
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.find}
      </Button>
    </form>
  )
}

interface LinesProps {
  found: WholeReturn
  role: number
  onClose: () => void
  onAgain: () => void
}

function Lines({ found: { items }, role, onClose, onAgain }: LinesProps) {
  const texts = floorTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      {items.length === 0 ? (
        <Empty art="order" title={texts.none} />
      ) : (
        <div className={styles.sheet} onClickCapture={onClose}>
          <p>{texts.choose}</p>
          {items.map((line) => (
            <TradeLine
              key={line.id}
              line={line}
              href={href(
                'returnPartStep1',
                { partnerId, storeId, orderItemId: String(line.id) },
                { role: String(role) },
              )}
            />
          ))}
        </div>
      )}
      <Button kind="plain" block onClick={onAgain}>
        {texts.another}
      </Button>
    </>
  )
}
