import type { InputOf } from '@mallard/contract/api'
import type { StockRow, stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, failureText } from '#platform/api-error.ts'
import type { Api, Keyed } from '#platform/api.ts'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { useOnce } from '#platform/use-once.ts'
import { isListRefused } from './list-refusal.ts'
import { asBegun } from './sku-edit.ts'
import { planStock, type StockDraft } from './stock-edit.ts'
import { stockTexts } from './stock.texts.ts'

type Calls = typeof stockAdminCalls
type SaveInput = Omit<InputOf<Calls['save']>, 'requestId'>

/** Calls in whose answers a change of price or stock is seen. */
export const stockChanges = ({ stockAdmin, goodsAdmin, staff }: Api): readonly Keyed[] => [
  stockAdmin.list,
  goodsAdmin.list,
  stockAdmin.ledger,
  staff.audit,
]

interface Edited {
  /** As it was when the typing began. */
  readonly row: StockRow
  /** Refused because the row was changed since: what was typed is for the row as it is now. */
  readonly isRefused: boolean
  readonly draft: StockDraft
}

export interface StockDrafts {
  /** What was typed into a row. */
  readonly draftOf: (sn: string) => StockDraft
  readonly type: (row: StockRow, typed: StockDraft) => void
  /** Somebody else changed the row since; what was typed into it stands beside what it is now. */
  readonly isOvertaken: (sn: string) => boolean
  /** What the last save had against the list price of a row. */
  readonly listRefusalOf: (sn: string) => string | undefined
  /** Rows that saving would change. */
  readonly count: number
  readonly hasProblem: boolean
  readonly reason: string
  readonly setReason: (reason: string) => void
  readonly isSaving: boolean
  readonly save: () => Promise<void>
  readonly discard: () => Promise<void>
}

/**
 * What is typed into the grid, on whatever page, until it is saved as one. `shown` are the rows of
 * the page as they are now: what was changed since is refused once, and the next save goes by them.
 */
export function useStockDrafts(shown: readonly StockRow[]): StockDrafts {
  const texts = stockTexts.use()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const locale = useLocale()
  const [edited, setEdited] = useState<ReadonlyMap<string, Edited>>(new Map())
  const [reason, setReason] = useState('')
  const saving = useSaveStock()
  const rowOf = ({ row, isRefused }: Edited) => {
    const now = shown.find((each) => each.productSn === row.productSn) ?? row
    return isRefused ? now : asBegun(row, now)
  }
  const plans = [...edited.values()]
    .map((each) => ({ row: rowOf(each), plan: planStock(rowOf(each), each.draft) }))
    .filter(({ plan }) => plan.isChanged)
  const askToLeave = useLeaving(plans.length > 0, {
    leave: texts.discardAsk,
    leaveHint: texts.discardHint,
    leaveOk: texts.discard,
    stay: texts.stay,
  })

  function goByNow(sn: string): void {
    setEdited((before) => {
      const each = before.get(sn)
      return each ? new Map([...before, [sn, { ...each, isRefused: true }]]) : before
    })
  }

  async function save(): Promise<void> {
    const cuts = plans.map(({ row, plan }) => ({
      name: `${row.title} ${row.attr}`,
      before: row.salePrice,
      after: plan.input.salePrice,
    }))
    if (!(await askDeepCut(deepCutLines(cuts, locale)))) return
    saving.mutate(
      { reason, changes: plans.map(({ plan }) => plan.input) },
      {
        onSuccess: ({ changed }) => {
          setEdited(new Map())
          setReason('')
          feedback.done(texts.saved(changed))
        },
        onError: (failure) => {
          feedback.failed(failure)
          if (failure instanceof CallFailure && failure.reason === 'skuChanged')
            goByNow(String(failure.details.sn))
        },
      },
    )
  }
  return {
    draftOf: (sn) => edited.get(sn)?.draft ?? {},
    type: (row, typed) => {
      saving.reset()
      setEdited((before) => {
        const found = before.get(row.productSn)
        const begun = found && !found.isRefused ? found.row : row
        const draft = { ...found?.draft, ...typed }
        return new Map([...before, [row.productSn, { row: begun, isRefused: false, draft }]])
      })
    },
    isOvertaken: (sn) => edited.get(sn)?.isRefused ?? false,
    listRefusalOf: (sn) =>
      isListRefused(saving.error) && String(saving.error.details.sn) === sn
        ? failureText(saving.error, locale)
        : undefined,
    count: plans.length,
    hasProblem: plans.some(({ plan }) => plan.problem !== undefined),
    reason,
    setReason,
    isSaving: saving.isPending,
    save,
    discard: async () => {
      if (await askToLeave()) setEdited(new Map())
    },
  }
}

function useSaveStock() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  const once = useOnce<SaveInput, { changed: number }>((input) => api.stockAdmin.save(input))
  return useMutation({
    mutationFn: once,
    // After a refusal what is shown may be old as well.
    onSettled: () => invalidate(...stockChanges(api)),
  })
}
