import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Commission } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import type { ReactNode } from 'react'
import { dayText } from '#platform/moment-text.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'

export const sum = (amount: number) => yuan(fen(amount))

export function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}

export function Bones({ title, label }: { title: string; label: string }) {
  return (
    <>
      <Bar title={title} />
      <div role="status" aria-label={label}>
        <SkeletonRows count={5} />
      </div>
    </>
  )
}

export function Figure({ name, children }: { name: string; children: string | number }) {
  return (
    <div className={styles.figure}>
      <span className={styles.soft}>{name}</span>
      <b className="tnum">{children}</b>
    </div>
  )
}

export interface ThingProps {
  pic: PictureRef
  title: string
  children: ReactNode
}

/** What a row is about: its picture, and beside it its title and what more is said of it. */
export function Thing({ pic, title, children }: ThingProps) {
  return (
    <>
      <Picture
        src={pic.url}
        alt=""
        sizes="56px"
        ratio={1}
        tint={pic.color}
        radius="s"
        className={styles.pic}
      />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {children}
      </span>
    </>
  )
}

const tones = { 0: 'warn', 1: 'good', 4: 'neutral' } as const

export function CommissionRow({ commission }: { commission: Commission }) {
  const texts = fxTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { title, pic, orderTail, orderItemId, bp, amount, reversed, status, settleAt } = commission
  return (
    <li className={styles.row}>
      <Thing pic={pic} title={title}>
        <span className={`tnum ${styles.soft}`}>{texts.order(orderTail, bp)}</span>
        {reversed > 0 && (
          <span className={`tnum ${styles.soft}`}>{texts.reversed(sum(reversed))}</span>
        )}
        {status === 0 && settleAt !== null && (
          <span className={`tnum ${styles.soft}`}>{texts.settles(dayText(settleAt, locale))}</span>
        )}
        {status === 0 && (
          <Link
            className={styles.ask}
            to={href(
              'returnPartStep1',
              { partnerId, storeId, orderItemId: String(orderItemId) },
              { role: String(returnRole.distributor) },
            )}
          >
            {texts.askReturn}
          </Link>
        )}
      </Thing>
      <span className={`tnum ${styles.sum}`}>
        <span className={status === 4 ? styles.gone : undefined} translate="no">
          {`¥${sum(amount)}`}
        </span>
        <Tag tone={tones[status]}>{texts[`status${status}`]}</Tag>
      </span>
    </li>
  )
}
