import type { PictureRef } from '@mallard/contract/fields'
import { fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { SkeletonRows } from '@mallard/ui/skeleton'
import type { ReactNode } from 'react'
import { useNavigate } from '#platform/navigator/index.ts'
import styles from './fx.module.css'

export const sum = (amount: number) => yuan(fen(amount))

export function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}

export function Bones({ title, label }: { title: string; label: string }) {
  return (
    <>
      <Bar title={title} />
      <SkeletonRows count={5} label={label} />
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
