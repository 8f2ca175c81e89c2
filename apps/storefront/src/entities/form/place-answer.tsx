import { areaNames } from '@mallard/contract/people/address/area'
import type { Locale } from '@mallard/kernel'
import { AreaPicker } from '@mallard/ui/area-picker'
import { Field } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { useEffect, useState } from 'react'
import {
  choiceText,
  codesOf,
  englishText,
  loadAreas,
  loadKitAreas,
} from '#entities/address/kit-areas.ts'
import { regionText } from '#entities/address/place-text.ts'
import type { AnswerProps } from './answer-props.ts'
import { formTexts } from './form.texts.ts'

/** What codes that were kept are called. */
async function textOf(value: readonly string[], locale: Locale): Promise<string> {
  const [provinceCode = '', cityCode = '', countyCode = ''] = value
  const codes = { provinceCode, cityCode, countyCode }
  if (locale === 'en') return englishText(await loadKitAreas(locale), codes)
  const names = areaNames(await loadAreas(), codes)
  return names ? regionText(names) : ''
}

/** A province, city and county, from the list of addresses. */
export function PlaceAnswer({ question: { id, title }, form }: AnswerProps) {
  const texts = formTexts()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const value = form.valueOf(id)
  const isUnnamed = value.length > 0 && text === ''

  useEffect(() => {
    if (isUnnamed)
      void textOf(value, locale)
        .then(setText)
        .catch(() => undefined)
    // Once for an answer that was kept: what is chosen here brings its name.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnnamed])

  return (
    <>
      <Field
        label={texts.place}
        value={text}
        onChange={() => undefined}
        placeholder={texts.choosePlace}
        onPress={() => setOpen(true)}
      />
      <AreaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        value={value[2]}
        areas={() => loadKitAreas(locale)}
        onConfirm={(choice) => {
          setOpen(false)
          setText(choiceText(choice))
          const { provinceCode, cityCode, countyCode } = codesOf(choice)
          form.answer(id, [provinceCode, cityCode, countyCode])
        }}
      />
    </>
  )
}
