import { NavBar, type NavBarProps } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import type { ReactNode } from 'react'
import { useNavigate } from './navigator/index.ts'

/** The bar of a page, with the way back to the one before. */
export function PageBar(props: Omit<NavBarProps, 'onBack'>) {
  return <NavBar {...props} onBack={useNavigate().back} />
}

/** The bones of a page of rows, below its bar; `label` says to screen readers what comes. */
export function RowBones({ bar, count, label }: { bar: ReactNode; count: number; label: string }) {
  return (
    <>
      {bar}
      <SkeletonRows count={count} label={label} />
    </>
  )
}
