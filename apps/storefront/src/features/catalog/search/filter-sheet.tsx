import { Button } from '@mallard/ui/button'
import { Chip } from '@mallard/ui/chip'
import { Field } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { Switch } from '@mallard/ui/switch'
import { useState, type ReactNode } from 'react'
import styles from './filter-sheet.module.css'
import type { Facets } from './search-sort.tsx'
import { withoutFilters, type SearchState } from './search-state.rules.ts'
import { laterTexts } from './search-later.texts.ts'
import { searchTexts } from './search.texts.ts'

export interface FilterSheetProps {
  open: boolean
  onClose: () => void
  state: SearchState
  facets: Facets
  onApply: (state: SearchState) => void
}

function yuanText(amount: number | undefined): string {
  return amount === undefined ? '' : String(Math.round(amount / 100))
}

function fenOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text) * 100
}

/** What goods must be like. Nothing changes until it is applied. */
export default function FilterSheet({ open, onClose, state, facets, onApply }: FilterSheetProps) {
  const texts = laterTexts()
  const [draft, setDraft] = useState(state)
  const [lowest, setLowest] = useState(yuanText(state.priceMin))
  const [highest, setHighest] = useState(yuanText(state.priceMax))

  function reset() {
    setDraft(withoutFilters(draft))
    setLowest('')
    setHighest('')
  }

  function apply() {
    const low = fenOf(lowest)
    const high = fenOf(highest)
    const isTurned = low !== undefined && high !== undefined && low > high
    onClose()
    onApply({ ...draft, priceMin: isTurned ? high : low, priceMax: isTurned ? low : high })
  }

  function toggle(key: string, value: string) {
    const { [key]: before, ...others } = draft.attrs
    setDraft({ ...draft, attrs: before === value ? others : { ...others, [key]: value } })
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={searchTexts().filter}
      footer={
        <>
          <Button size="lg" onClick={reset}>
            {texts.resetAll}
          </Button>
          <Button kind="primary" size="lg" onClick={apply}>
            {texts.show}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        <div className={styles.line}>
          <span className={styles.name}>{texts.inStock}</span>
          <Switch
            label={texts.inStock}
            checked={draft.inStock}
            onChange={(inStock) => setDraft({ ...draft, inStock })}
          />
        </div>
        <Group name={texts.priceRange}>
          <div className={styles.prices}>
            <div className={styles.price}>
              <Field
                layout="stack"
                name="priceMin"
                type="digit"
                maxLength={6}
                value={lowest}
                onChange={setLowest}
                label={texts.lowest}
                placeholder={yuanText(facets.priceMin)}
              />
            </div>
            <span aria-hidden="true">–</span>
            <div className={styles.price}>
              <Field
                layout="stack"
                name="priceMax"
                type="digit"
                maxLength={6}
                value={highest}
                onChange={setHighest}
                label={texts.highest}
                placeholder={yuanText(facets.priceMax)}
              />
            </div>
          </div>
        </Group>
        {state.q !== '' && facets.categories.length > 1 && (
          <Group name={texts.categories}>
            {facets.categories.map(({ id, name, count }) => (
              <Chip
                key={id}
                selected={draft.categoryId === id}
                onPress={() =>
                  setDraft({ ...draft, categoryId: draft.categoryId === id ? undefined : id })
                }
              >
                {name} {count}
              </Chip>
            ))}
          </Group>
        )}
        {facets.attrs.map(({ key, values }) => (
          <Group key={key} name={key}>
            {values.map((value) => (
              <Chip
                key={value}
                selected={draft.attrs[key] === value}
                onPress={() => toggle(key, value)}
              >
                {value}
              </Chip>
            ))}
          </Group>
        ))}
      </div>
    </Sheet>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <p className={styles.name}>{name}</p>
      <div className={styles.chips}>{children}</div>
    </div>
  )
}
