import { useCallback, useEffect, useMemo, useState } from 'react'
import { ErrorState } from '../empty/index.ts'
import { useLocale } from '../locale/index.ts'
import { PickerBody } from '../picker/picker.tsx'
import { SheetBody } from '../sheet/sheet.tsx'
import { SkeletonText } from '../skeleton/index.ts'
import { areaTexts } from './area-texts.ts'
import { areaColumns, choiceOf, codesOf, type AreaChoice, type AreaData } from './areas.ts'

export interface AreaPickerProps {
  open: boolean
  onClose: () => void
  /** County code now chosen. */
  value?: string | undefined
  /** The list, or how to get it; asked for once, when it first opens. */
  areas: AreaData | (() => Promise<AreaData>)
  onConfirm: (choice: AreaChoice) => void
  title?: string | undefined
}

export function AreaPickerBody({ open, onClose, value, areas, onConfirm, title }: AreaPickerProps) {
  const texts = areaTexts(useLocale())
  const [loaded, setLoaded] = useState(typeof areas === 'function' ? undefined : areas)
  const [hasFailed, setFailed] = useState(false)
  const heading = title ?? texts.chooseArea

  const load = useCallback(async () => {
    if (typeof areas !== 'function') return
    setFailed(false)
    try {
      setLoaded(await areas())
    } catch {
      setFailed(true)
    }
  }, [areas])

  const isMissing = open && loaded === undefined
  useEffect(() => {
    if (isMissing) void load()
    // `areas` is often a new function at each render: what matters is that the list is missing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing])

  const columns = useMemo(
    () => loaded && ((codes: readonly string[]) => areaColumns(loaded, texts, codes)),
    [loaded, texts],
  )
  if (!loaded || !columns) {
    return (
      <SheetBody open={open} onClose={onClose} title={heading}>
        {hasFailed ? <ErrorState onRetry={() => void load()} /> : <SkeletonText lines={6} />}
      </SheetBody>
    )
  }
  return (
    <PickerBody
      open={open}
      onClose={onClose}
      title={heading}
      columns={columns}
      value={codesOf(value)}
      onConfirm={(codes) => onConfirm(choiceOf(loaded, codes))}
    />
  )
}
