import type { LotteryInfo } from '@mallard/contract/activities/lottery/lottery.fields'
import { href } from '@mallard/contract/paths'
import { Button, IconButton } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Countdown } from '@mallard/ui/countdown'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { yuan } from '@mallard/kernel/money'
import { fen } from '@mallard/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { momentText } from '#platform/moment-text.ts'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { PageBar } from '#platform/page-bar.tsx'
import { Grid } from './grid.tsx'
import { PrizeList, Winners } from './prize-list.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { costsPoints, useDraw, type Draw } from './use-draw.ts'
import { Wheel } from './wheel.tsx'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

/** A lottery: its wheel, the draws that are left, its prizes with their odds. */
export function LotteryBody({ info }: { info: LotteryInfo }) {
  const texts = lotteryTexts()
  const { partnerId, storeId } = usePage().scope
  const draw = useDraw(info)
  const [isSharing, setSharing] = useState(false)
  const path = href('lotteryDetail', { partnerId, storeId, lotteryUrl: info.lotteryUrl })
  const offer = useMemo(
    () => ({ path, title: info.name, text: texts.description }),
    [path, info.name, texts.description],
  )
  const Board = info.form === 'wheel' ? Wheel : Grid
  return (
    <>
      <PageBar
        title={info.name}
        right={
          <IconButton
            icon={<ShareIcon size={20} />}
            label={texts.shareTitle}
            onClick={() => setSharing(true)}
          />
        }
      />
      <div className={styles.page}>
        <section className={styles.stage}>
          <Band info={info} />
          <Board prizes={info.prizes} place={draw.place} onStop={draw.stop}>
            <DrawButton info={info} draw={draw} />
          </Board>
          <DrawResult draw={draw} />
          <Chances info={info} onShare={() => setSharing(true)} />
        </section>
        <CellList>
          <Cell title={texts.toWins} href={href('lotteryWinRecord', { partnerId, storeId })} />
        </CellList>
        <PrizeList prizes={info.prizes} />
        <Winners winners={info.winners} />
        {info.rules && (
          <Card title={texts.rules}>
            <p className={styles.rules}>{info.rules}</p>
          </Card>
        )}
      </div>
      <ResultSheet draw={draw} />
      <ShareSheet
        open={isSharing}
        onClose={() => setSharing(false)}
        offer={offer}
        onShared={draw.share}
      />
    </>
  )
}

/** When it begins or ends, or that it is over. */
function Band({ info: { state, startAt, endAt, now } }: { info: LotteryInfo }) {
  const texts = lotteryTexts()
  const locale = useLocale()
  if (state === 'END' || state === 'CLOSED')
    return (
      <Notice tone={state === 'CLOSED' ? 'warn' : 'neutral'}>
        {state === 'CLOSED' ? texts.closed : texts.ended}
      </Notice>
    )
  if (state === 'RUN')
    return <p className={styles.small}>{texts.endsAt(momentText(endAt, locale))}</p>
  return <Begins startAt={startAt} now={now} />
}

function Begins({ startAt, now }: Pick<LotteryInfo, 'startAt' | 'now'>) {
  const api = useApi()
  const client = useQueryClient()
  const offset = useServerOffset()
  return (
    <p className={styles.small}>
      {lotteryTexts().beginsIn}{' '}
      <Countdown
        until={startAt}
        renderedAt={now}
        offset={offset}
        onEnd={() => void client.invalidateQueries({ queryKey: api.lottery.info.key })}
      />
    </p>
  )
}

const hasChance = ({ chances, cost }: LotteryInfo): boolean =>
  chances === null ||
  (chances.left !== 0 &&
    (chances.free + chances.extra > 0 || (cost !== null && chances.balance >= cost)))

function DrawButton({ info, draw }: { info: LotteryInfo; draw: Draw }) {
  const texts = lotteryTexts()
  const isOpen = info.state === 'RUN' && hasChance(info)
  return (
    <button
      type="button"
      className={styles.draw}
      disabled={!isOpen}
      aria-disabled={draw.phase !== 'rest' || undefined}
      onClick={draw.start}
    >
      <span className={styles.drawWord}>{texts.draw}</span>
      <span className={styles.drawNote}>{noteOf(info, texts)}</span>
    </button>
  )
}

function noteOf(info: LotteryInfo, texts: ReturnType<typeof lotteryTexts>): string {
  const { state, chances, cost } = info
  if (state === 'WAIT') return texts.wait
  if (state !== 'RUN') return texts.over
  if (chances === null) return texts.login
  if (chances.left === 0) return texts.none
  if (chances.free > 0) return texts.free(chances.free)
  if (chances.extra > 0) return texts.extra(chances.extra)
  return cost === null ? texts.none : texts.forPoints(cost)
}

/** What happens, for those who hear the page. */
function DrawResult({ draw: { phase, result } }: { draw: Draw }) {
  const texts = lotteryTexts()
  return (
    <p className="sr-only" role="status">
      {phase === 'asking' || phase === 'turning'
        ? texts.turning
        : phase === 'shown' && result
          ? result.type === 1
            ? texts.lost
            : texts.won(result.name)
          : ''}
    </p>
  )
}

function Chances({ info, onShare }: { info: LotteryInfo; onShare: () => void }) {
  const texts = lotteryTexts()
  const { chances, cost, hasShareChance, hasOrderChance, orderLeast, state } = info
  if (state !== 'RUN') return null
  const isShort = costsPoints(info) && chances !== null && cost !== null && chances.balance < cost
  return (
    <div className={styles.chances}>
      {chances && (
        <p className={`tnum ${styles.counts}`}>
          <span>{texts.chances(chances.free, chances.extra)}</span>
          {cost !== null && <span>{texts.balance(chances.balance)}</span>}
          {chances.left !== null && <span>{texts.left(chances.left)}</span>}
        </p>
      )}
      {isShort && <p className={styles.small}>{texts.short(cost)}</p>}
      {hasShareChance && (
        <Button kind="soft" block disabled={chances?.isSharedToday === true} onClick={onShare}>
          {chances?.isSharedToday ? texts.shared : texts.share}
        </Button>
      )}
      {hasOrderChance && (
        <p className={styles.small}>
          {texts.order(orderLeast > 0 ? yuan(fen(orderLeast)).replace(/\.00$/, '') : '')}
        </p>
      )}
    </div>
  )
}
