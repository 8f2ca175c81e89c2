import { legalGapWords } from '@mallard/contract/people/setting/legal.codes'
import type { Opening as State } from '@mallard/contract/people/setting/opening-admin.calls'
import type { OpeningStep } from '@mallard/contract/people/setting/opening.codes'
import { useId } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { type Way, wayOf } from './opening-steps.ts'
import styles from './opening.module.css'
import { openingTexts } from './opening.texts.ts'
import { useFolding, useOpening } from './use-opening.ts'

/** What is still to do until the store is open, before anything else; nothing once it is. */
export default function Opening() {
  const state = useOpening()
  return state ? <Steps state={state} /> : null
}

function Steps({ state }: { state: State }) {
  const texts = openingTexts.use()
  const session = useSession()
  const id = useId()
  const [isFolded, toggle] = useFolding(state)
  const steps = state.steps.map((step) => ({ ...step, way: wayOf(step.kind, state.gaps, session) }))
  const next = steps.find(({ isDone, way }) => !isDone && way)
  const done = steps.filter(({ isDone }) => isDone).length

  return (
    <section className={styles.sheet} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {texts.title}
        </h2>
        <progress
          className={styles.bar}
          value={done}
          max={steps.length}
          aria-labelledby={`${id}-count`}
        />
        <span className={`${styles.count} tnum`} id={`${id}-count`}>
          {texts.count(done, steps.length)}
        </span>
        {isFolded && next?.way && (
          <span className={styles.coming}>
            {texts.next}
            <To way={next.way} className={styles.link}>
              {texts[next.kind]}
            </To>
          </span>
        )}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={`${id}-steps`}
          onClick={toggle}
        >
          {isFolded ? texts.unfold : texts.fold}
          <Icon name={isFolded ? 'down' : 'up'} size={14} />
        </button>
      </div>
      <ol className={styles.steps} id={`${id}-steps`} hidden={isFolded}>
        {steps.map(({ kind, isDone, way }, place) => (
          <Step
            key={kind}
            {...{ kind, isDone, way, gaps: state.gaps }}
            number={place + 1}
            isNext={kind === next?.kind}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  kind: OpeningStep
  number: number
  isDone: boolean
  isNext: boolean
  way: Way | undefined
  gaps: State['gaps']
}

function Step({ kind, number, isDone, isNext, way, gaps }: StepProps) {
  const texts = openingTexts.use()
  const lacking = useLacking(kind, gaps)
  if (isDone)
    return (
      <li className={styles.step} data-done="true">
        <span className={styles.mark}>
          <Icon name="check" size={16} />
          <span className="sr-only">{texts.done}</span>
        </span>
        <span className={styles.name}>{texts[kind]}</span>
      </li>
    )
  return (
    <li className={styles.step} data-next={isNext} aria-current={isNext ? 'step' : undefined}>
      <span className={`${styles.mark} tnum`} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        {way && !isNext ? (
          <To way={way} className={`${styles.name} ${styles.link}`}>
            {texts[kind]}
          </To>
        ) : (
          <span className={styles.name}>{texts[kind]}</span>
        )}
        <p className={styles.why}>
          {texts[`${kind}Why`]} {isNext && lacking} {!way && texts.notYours}
        </p>
        {way && isNext && (
          <To way={way} className={styles.go} label={texts.goTo(texts[kind])}>
            {texts.go}
          </To>
        )}
      </div>
    </li>
  )
}

/** What keeps a step from being done, in words; empty where the step itself says it. */
function useLacking(kind: OpeningStep, gaps: State['gaps']): string {
  const texts = openingTexts.use()
  const locale = useLocale()
  if (kind !== 'legal' && kind !== 'open') return ''
  if (kind === 'open' && gaps.length === 0) return texts.isClosed
  const own = gaps.filter((gap) => kind === 'open' || gap !== 'payments')
  return texts.lacks(
    own.map((gap) => legalGapWords[gap][locale === 'en' ? 1 : 0]).join(texts.between),
  )
}

interface ToProps {
  way: Way
  className: string | undefined
  label?: string
  children: string
}

/** The shop opens beside the back office, whose list is still there on the way back. */
function To({ way: { to, isShop }, className, label, children }: ToProps) {
  if (!isShop)
    return (
      <Link to={to} className={className} aria-label={label}>
        {children}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noopener" className={className} aria-label={label}>
      {children} <Icon name="open" size={14} />
    </a>
  )
}
