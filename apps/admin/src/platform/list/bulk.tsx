import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { Key } from 'react'
import { failureText } from '../api-error.ts'
import { useLocale } from '../texts.ts'
import { useFeedback, type Question } from '../use-feedback.ts'
import styles from './bulk.module.css'
import { listTexts } from './list.texts.ts'

/** What can be done with several rows at once. */
interface BulkAction<Row> {
  readonly key: string
  readonly text: string
  /** The rows that it is for; all unless told. */
  readonly isFor?: (row: Row) => boolean
  /** What is chosen among first, as a menu. */
  readonly options?: NonNullable<MenuProps['items']>
  /**
   * The call for one row, with the key of the option that was chosen; the rows follow each other,
   * and one that is refused stops no other.
   */
  readonly each: (row: Row, option: string) => Promise<unknown>
  /** Names a row that was refused. */
  readonly nameOf: (row: Row) => string
  /** Said of how many it was done. */
  readonly done: (count: number) => string
  /** Asks first, with how many it is for. */
  readonly ask?: (count: number) => Question
}

/** What is begun with all of them at once: a form, a file, a sheet of paper. */
interface BulkStart<Row> extends Pick<BulkAction<Row>, 'key' | 'text' | 'isFor'> {
  readonly start: (rows: readonly Row[]) => void
}

export type Bulk<Row> = BulkAction<Row> | BulkStart<Row>

interface BulkBarProps<Row> {
  actions: readonly Bulk<Row>[]
  rows: readonly Row[]
  /** Queries to ask again afterwards. */
  queryKey: readonly unknown[]
  /** Chooses the other rows of the page as well; none where all are chosen. */
  onAll?: (() => void) | false
  onNone: () => void
}

/** Stands above the rows while some are chosen. */
export function BulkBar<Row>({ actions, rows, queryKey, onAll, onNone }: BulkBarProps<Row>) {
  const texts = listTexts.use()
  const { running, start } = useBulk(rows, queryKey, onNone)
  return (
    <div className={styles.bar} role="group" aria-label={texts.chosen(rows.length)}>
      <strong aria-live="polite">{texts.chosen(rows.length)}</strong>
      {actions.map((action) => (
        <BulkButton
          key={action.key}
          action={action}
          rows={rows.filter((row) => action.isFor?.(row) ?? true)}
          isBusy={running.isPending}
          isRunning={running.isPending && running.variables.action.key === action.key}
          onRun={start}
        />
      ))}
      {onAll && (
        <Button size="small" type="text" onClick={onAll}>
          {texts.all}
        </Button>
      )}
      <Button size="small" type="text" onClick={onNone}>
        {texts.none}
      </Button>
    </div>
  )
}

interface BulkButtonProps<Row> {
  action: Bulk<Row>
  /** Those of the chosen ones that it is for. */
  rows: readonly Row[]
  isBusy: boolean
  isRunning: boolean
  onRun: (action: BulkAction<Row>, option?: string) => Promise<void>
}

function BulkButton<Row>({ action, rows, isBusy, isRunning, onRun }: BulkButtonProps<Row>) {
  const isDisabled = isBusy || rows.length === 0
  if ('start' in action)
    return (
      <Button size="small" disabled={isDisabled} onClick={() => action.start(rows)}>
        {action.text}
      </Button>
    )
  const button = (
    <Button
      size="small"
      danger={action.ask?.(rows.length).isDangerous === true}
      disabled={isDisabled}
      loading={isRunning}
      {...(!action.options && { onClick: () => void onRun(action) })}
    >
      {action.text}
    </Button>
  )
  if (!action.options) return button
  return (
    <Dropdown
      trigger={['click']}
      disabled={isDisabled}
      menu={{ items: action.options, onClick: ({ key }) => void onRun(action, key) }}
    >
      {button}
    </Dropdown>
  )
}

function useBulk<Row>(rows: readonly Row[], queryKey: readonly unknown[], onNone: () => void) {
  const texts = listTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const queries = useQueryClient()

  const running = useMutation({
    mutationFn: async ({
      action,
      wanted,
      option,
    }: {
      action: BulkAction<Row>
      wanted: readonly Row[]
      option: string
    }) => {
      const failures: string[] = []
      for (const row of wanted)
        await action
          .each(row, option)
          .catch((failure: unknown) =>
            failures.push(`${action.nameOf(row)}: ${failureText(failure, locale)}`),
          )
      return { done: wanted.length - failures.length, failures }
    },
    onSuccess: ({ done, failures }, { action }) => {
      if (done > 0) feedback.done(action.done(done))
      if (failures.length > 0) feedback.note(texts.failed(failures.length), failures.join('\n'))
      onNone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })

  async function start(action: BulkAction<Row>, option = ''): Promise<void> {
    const wanted = rows.filter((row) => action.isFor?.(row) ?? true)
    if (action.ask && !(await feedback.ask(action.ask(wanted.length)))) return
    running.mutate({ action, wanted, option })
  }
  return { running, start }
}

/** The rows of a page among chosen ones. */
export function chosenOf<Row>(
  rows: readonly Row[] | undefined,
  keys: readonly Key[],
  keyOf: (row: Row) => Key,
): Row[] {
  return (rows ?? []).filter((row) => keys.includes(keyOf(row)))
}
