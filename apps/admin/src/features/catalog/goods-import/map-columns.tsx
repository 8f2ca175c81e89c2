import { importMapping as limits } from '@mallard/contract/admin-limits.gen'
import type { GoodsImport } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import {
  type ImportColumn,
  importColumns,
  mappingLayouts,
  stockColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import type { TableColumns } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { draftFrom, faultsIn, type MappingDraft } from './mapping.ts'
import styles from './mapping.module.css'
import { mappingTexts } from './mapping.texts.ts'
import { useMapColumns } from './use-mapping.ts'

interface MapProps {
  of: GoodsImport
  /** Leaves the table as it is read now; none where it is not read yet. */
  onCancel: (() => void) | undefined
  onDone: () => void
}

/** What the columns of a table are, one below the other, with what they hold. */
export function MapColumns(props: MapProps) {
  const texts = mappingTexts.use()
  const { api } = useSession()
  const answer = useQuery({
    // As they were when it was opened.
    ...api.importMapping.columns.query({ id: props.of.id }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Panel title={texts.title}>
      <Loaded answer={answer} rows={8}>
        {(table) => <Mapping table={table} {...props} />}
      </Loaded>
    </Panel>
  )
}

function Mapping({ of, table, onCancel, onDone }: MapProps & { table: TableColumns }) {
  const texts = mappingTexts.use()
  const { kept } = table
  const [draft, setDraft] = useState(() =>
    draftFrom(table, of.mapping ? kept.find(({ id }) => id === of.mapping?.id) : undefined),
  )
  const [isAsked, setAsked] = useState(false)
  const saving = useMapColumns(of, table, onDone)
  const faults = faultsIn(draft)
  const isNameless = draft.name.trim() === ''
  const change = (more: Partial<MappingDraft>) => setDraft({ ...draft, ...more })
  const isTaken =
    isRefusal(saving.error, 'mappingNameTaken') && saving.variables?.name === draft.name

  function save(): void {
    setAsked(true)
    if (!faults.isWrong && !isNameless) saving.mutate(draft)
  }

  return (
    <Form layout="vertical" component="div" className={styles.form}>
      <p className="soft">{texts.hint}</p>
      <Start table={table} draft={draft} onStart={setDraft} />
      <Layout table={table} draft={draft} isAsked={isAsked} onChange={change} />
      {isAsked && faults.must.length > 0 && (
        <Alert type="error" title={texts.must(faults.must.map(texts.column).join(texts.between))} />
      )}
      <Columns table={table} draft={draft} onChange={change} />
      {draft.layout !== 'stock' && <p className="soft small">{texts.options}</p>}
      {faults.whenNew.length > 0 && (
        <Alert
          type="info"
          title={texts.whenNew(faults.whenNew.map(texts.column).join(texts.between))}
        />
      )}
      <Form.Item
        label={texts.name}
        htmlFor="mapping-name"
        extra={texts.nameHint}
        {...(isTaken || (isAsked && isNameless)
          ? { validateStatus: 'error', help: isTaken ? texts.nameTaken : texts.needName }
          : {})}
      >
        <Input
          id="mapping-name"
          value={draft.name}
          maxLength={limits.map.name.most}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Form.Item>
      {draft.keptId !== null && (
        <Checkbox
          checked={draft.isNew}
          onChange={({ target }) => change({ isNew: target.checked })}
        >
          {texts.asNew}
        </Checkbox>
      )}
      {isRefusal(saving.error, 'versionConflict') && <Alert type="warning" title={texts.changed} />}
      {isAsked && faults.isWrong && <Alert type="error" title={wrongText(faults, texts)} />}
      <div className={styles.buttons}>
        <Button type="primary" loading={saving.isPending} onClick={save}>
          {texts.save}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </Form>
  )
}

type Words = ReturnType<typeof mappingTexts.use>

/** The first thing that keeps a mapping from being saved. */
function wrongText(
  { must, twice, isUngrouped }: ReturnType<typeof faultsIn>,
  texts: Words,
): string {
  if (twice.length > 0) return texts.twice
  if (isUngrouped) return texts.needGroupBy
  return must.length > 0 ? texts.must(must.map(texts.column).join(texts.between)) : texts.none
}

interface PartProps {
  table: TableColumns
  draft: MappingDraft
  onChange: (more: Partial<MappingDraft>) => void
}

/** A kept mapping to begin with, or the guess. */
function Start({
  table,
  draft,
  onStart,
}: Pick<PartProps, 'table' | 'draft'> & { onStart: (draft: MappingDraft) => void }) {
  const texts = mappingTexts.use()
  const { kept } = table
  if (kept.length === 0) return null
  const from = kept.find(({ id }) => id === draft.keptId)
  return (
    <>
      <Form.Item label={texts.start} htmlFor="mapping-start" extra={texts.startHint}>
        <Select
          id="mapping-start"
          value={draft.keptId ?? 0}
          options={[
            { value: 0, label: texts.guess },
            ...kept.map(({ id, name, lacking }) => ({
              value: id,
              label: lacking.length > 0 ? texts.lackingCount(name, lacking.length) : name,
            })),
          ]}
          onChange={(chosen) =>
            onStart(
              draftFrom(
                table,
                kept.find(({ id }) => id === chosen),
              ),
            )
          }
        />
      </Form.Item>
      {from && from.lacking.length > 0 && (
        <Alert type="warning" title={texts.lacking(from.lacking.join(texts.between))} />
      )}
    </>
  )
}

/** What a row is, and by which column rows belong together. */
function Layout({ table, draft, isAsked, onChange }: PartProps & { isAsked: boolean }) {
  const texts = mappingTexts.use()
  const { layout, groupBy } = draft
  const isLacking = isAsked && groupBy === null
  return (
    <>
      <Form.Item label={texts.layout} extra={texts[`${layout}Hint`]}>
        <Segmented
          aria-label={texts.layout}
          value={layout}
          options={mappingLayouts.map((value) => ({ value, label: texts[value] }))}
          onChange={(chosen) => onChange({ layout: chosen })}
        />
      </Form.Item>
      {layout === 'grouped' && (
        <Form.Item
          label={texts.groupBy}
          htmlFor="mapping-group"
          {...(isLacking && { validateStatus: 'error', help: texts.needGroupBy })}
        >
          <Select
            id="mapping-group"
            value={groupBy}
            placeholder={texts.needGroupBy}
            showSearch={{ optionFilterProp: 'label' }}
            options={table.columns.map(({ place, head }) => ({ value: place, label: head }))}
            onChange={(chosen) => onChange({ groupBy: chosen })}
          />
        </Form.Item>
      )}
    </>
  )
}

/** Each column with what it holds, and what it is. */
function Columns({ table, draft, onChange }: PartProps) {
  const texts = mappingTexts.use()
  const { layout, picks } = draft
  const offered: readonly ImportColumn[] = layout === 'stock' ? stockColumns : importColumns
  const options = offered.map((value) => ({ value, label: texts.column(value) }))
  const { twice } = faultsIn(draft)

  function pick(place: number, column: ImportColumn | null | undefined): void {
    const next = new Map(picks)
    if (column) next.set(place, column)
    else next.delete(place)
    onChange({ picks: next })
  }

  return (
    <ul className={styles.columns}>
      {table.columns.map(({ place, head, samples }) => {
        const picked = picks.get(place)
        const value = offered.find((each) => each === picked)
        const isTwice = value !== undefined && twice.includes(value)
        return (
          <li key={place} className={styles.column}>
            <div className={styles.head}>
              <strong>{head}</strong>
              {samples.length === 0 ? (
                <span className="soft small">{texts.noSamples}</span>
              ) : (
                <ul className={`soft small ${styles.samples}`}>
                  {samples.map((sample) => (
                    <li key={sample}>{sample}</li>
                  ))}
                </ul>
              )}
            </div>
            <div>
              <Select
                className={styles.pick}
                aria-label={texts.pick(head)}
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={texts.ignore}
                {...(isTwice && { status: 'error' })}
                value={value ?? null}
                options={options}
                onChange={(column: ImportColumn | null | undefined) => pick(place, column)}
              />
              {isTwice && <div className={`small ${styles.wrong}`}>{texts.twice}</div>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
