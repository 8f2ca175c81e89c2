import { type ReactNode, useState } from 'react'
import { type FactorAnswer, FactorProofForm, type FactorWish } from './factor-proof.form.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'

interface FactorSteps {
  /** The step that one is at, in place of what was there before. */
  readonly step: ReactNode
  readonly title: string | undefined
  /** The form over what is there: it asks for the password first. */
  readonly proof: ReactNode
  readonly begin: (wish: FactorWish) => void
}

/** From the wish to the codes that are kept: the password, the secret, recovery codes. */
export function useFactorSteps(isOn: boolean, onKept?: () => void): FactorSteps {
  const texts = secondFactorTexts.use()
  const [wish, setWish] = useState<FactorWish>()
  const [shown, setShown] = useState<FactorAnswer>()
  const proof = wish && (
    <FactorProofForm of={{ wish, isOn }} onDone={setShown} onClose={() => setWish(undefined)} />
  )
  if (!shown) return { step: undefined, title: undefined, proof, begin: setWish }
  if ('setup' in shown) {
    const step = (
      <FactorSetup setup={shown.setup} onDone={(codes) => setShown({ codes: [...codes] })} />
    )
    return { step, title: texts.setupTitle, proof, begin: setWish }
  }
  function keep(): void {
    setShown(undefined)
    onKept?.()
  }
  const step = <RecoveryCodeList codes={shown.codes} onClose={keep} />
  return { step, title: texts.codesTitle, proof, begin: setWish }
}
