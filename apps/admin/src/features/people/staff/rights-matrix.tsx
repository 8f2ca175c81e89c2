import { areaText, rightAreas, verbText } from '@mallard/contract/people/staff/right-words'
import { type Right, withNeeded } from '@mallard/contract/people/staff/rights'
import { Checkbox } from 'antd'
import { useLocale } from '#platform/texts.ts'
import { rightText } from './right-words.ts'
import styles from './role.module.css'
import { roleTexts } from './role.texts.ts'

interface RightsMatrixProps {
  value?: readonly Right[]
  onChange?: (rights: Right[]) => void
  /** Those that who chooses has: no others can be given. */
  mine: readonly Right[]
}

/** Every right that there is, by what it is about, with what it lets somebody do. */
export function RightsMatrix({ value = [], onChange, mine }: RightsMatrixProps) {
  const texts = roleTexts.use()
  const locale = useLocale()
  const set = (rights: readonly Right[], isHeld: boolean) =>
    onChange?.(
      isHeld
        ? withNeeded([...value, ...rights])
        : // What is of no use without one that goes, goes too.
          value.filter((right) => !withNeeded([right]).some((each) => rights.includes(each))),
    )
  return (
    <div className={styles.matrix} role="group" aria-label={texts.rights}>
      {rightAreas.map(({ area, rights }) => {
        const possible = rights.filter((right) => mine.includes(right))
        const held = rights.filter((right) => value.includes(right))
        const name = areaText(area, locale)
        return (
          <div key={area} role="group" aria-label={name} className={styles.area}>
            <div className={styles.head}>
              <strong>{name}</strong>
              {possible.length > 1 && (
                <Checkbox
                  checked={held.length === possible.length}
                  indeterminate={held.length > 0 && held.length < possible.length}
                  onChange={({ target }) => set(possible, target.checked)}
                >
                  {texts.all}
                  <span className="sr-only"> {name}</span>
                </Checkbox>
              )}
            </div>
            <div className={styles.rights}>
              {rights.map((right) => (
                <Checkbox
                  key={right}
                  checked={value.includes(right)}
                  disabled={!mine.includes(right)}
                  onChange={({ target }) => set([right], target.checked)}
                >
                  {verbText(right, locale)}{' '}
                  <span className="soft small">
                    {mine.includes(right) ? rightText(right, locale) : texts.notYours}
                  </span>
                </Checkbox>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
